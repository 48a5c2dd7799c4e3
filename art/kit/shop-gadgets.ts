import { hoop } from './hoop'
import { range } from './rng'
import { circle, ellipse, line, rect, shape } from './shapes'
import { shining } from './shining'
import { pad } from './still-life'

/** A SIM card with its cut corner and gold contacts, 320 units wide and 440 tall, centred on the origin. */
export function simCard(): string {
  const card =
    'M-136-220H66L160-126V196Q160 220 136 220H-136Q-160 220-160 196V-196Q-160-220-136-220z'
  return (
    shape(card, '#fff3d9') +
    shape('M-160-40Q-60-110 20-60T160-90V196Q160 220 136 220H-136Q-160 220-160 196z', '#e0402a') +
    shape('M-160 40Q-40-30 50 20T160 0V196Q160 220 136 220H-136Q-160 220-160 196z', '#b52a2c') +
    pad(-96, -70, 192, 210, 34, '#f6c34a') +
    line(
      'M-96 0H-34M-96 70H-34M34 0H96M34 70H96M-34-70V-20L0 0 34-20V-70M-34 140V90L0 70 34 90V140M-34-20V90M34-20V90',
      '#9c5f1c',
      7,
    ) +
    line('M-128-186H40', '#fff', 8, 0.8)
  )
}

/** A power bank from above with four lights, 210 units wide and 380 tall, centred on the origin. */
export function flatPowerBank(): string {
  return (
    pad(-96, -178, 210, 380, 34, '#1c1236') +
    pad(-105, -190, 210, 380, 34, '#ffb22e') +
    pad(-105, -190, 170, 380, 34, '#ffc95a') +
    shape('M18-112L-52 22H-8L-26 108 54-36H8L30-112z', '#fff6e4') +
    shining(
      range(4)
        .map((index) => circle(-42 + index * 28, 152, 9, index < 3 ? '#2fae6a' : '#c98a1f'))
        .join(''),
    ) +
    rect(-36, -190, 30, 14, '#5a3a22') +
    rect(8, -190, 30, 14, '#5a3a22')
  )
}

/** A phone from above that charges, 200 units wide and 400 tall, centred on the origin. */
export function chargingPhone(): string {
  return (
    pad(-90, -188, 204, 404, 38, '#1c1236') +
    pad(-100, -200, 200, 400, 36, '#2b2233') +
    shining(
      pad(-86, -186, 172, 372, 26, '#1f857d') +
        pad(-44, -96, 88, 176, 16, '#d8f5e4') +
        rect(-18, -112, 36, 16, '#d8f5e4') +
        pad(-34, -30, 68, 100, 10, '#3fbf72') +
        shape('M8-20L-22 32H-2L-10 68 24 14H4L12-20z', '#fff'),
    ) +
    pad(-26, -180, 52, 12, 6, '#2b2233')
  )
}

/** A world adapter plugged into a wall, seen from the front with its many-holed socket and a lit ring; 300 units square, centred on the origin. */
export function wallAdapter(): string {
  return (
    pad(-130, -126, 300, 310, 54, '#a8642a') +
    pad(-150, -150, 300, 300, 54, '#f4efe6') +
    pad(-150, 96, 300, 54, 27, '#d3cabd') +
    shining(hoop(0, -28, 98, '#35c4b5', 10)) +
    circle(0, -28, 86, '#2b3346') +
    line('M-38-46v34M38-46v34M0 22v14M-24-74h48', '#f4efe6', 15) +
    circle(-38, 8, 9, '#f4efe6') +
    circle(38, 8, 9, '#f4efe6') +
    rect(-96, 92, 58, 20, '#2b3346') +
    rect(38, 92, 58, 20, '#2b3346')
  )
}

/** A plug head standing pins up on a shelf: three square pins, two round or two flat; foot on the origin, 130 units wide and 170 tall. */
export function plugHead(pins: 'square' | 'round' | 'flat', body: string, shade: string): string {
  const metal = {
    square:
      rect(-10, -172, 20, 70, '#f6c34a') +
      rect(-46, -150, 26, 50, '#f6c34a') +
      rect(20, -150, 26, 50, '#f6c34a'),
    round:
      line('M-30-104V-160M30-104V-160', '#dfe6ee', 18) +
      line('M-24-104V-160M36-104V-160', '#9aa7ba', 5),
    flat:
      rect(-42, -166, 14, 66, '#dfe6ee') +
      rect(28, -166, 14, 66, '#dfe6ee') +
      rect(-32, -166, 4, 66, '#9aa7ba'),
  }[pins]
  return (
    ellipse(8, 0, 84, 9, '#000', 0.22) +
    metal +
    pad(-66, -108, 132, 108, 20, body) +
    pad(-66, -40, 132, 40, 20, shade)
  )
}
