import { skin } from './palettes'
import { num } from './path'
import { range } from './rng'
import { circle, ellipse, line, placed, rect, shape } from './shapes'

export interface LongHouseColours {
  thatch: string
  thatchShade: string
  wall: string
  dark: string
  lamp: string
}

/** An Ê Đê long house on stilts under a thatch roof whose ridge soars out at both ends, carved stairs in front; ground at y, 620 units wide, 300 tall. */
export function longHouse(x: number, y: number, scale: number, c: LongHouseColours): string {
  const posts = line(
    range(11)
      .map((index) => `M${-225 + index * 45}-66V0`)
      .join(''),
    c.dark,
    9,
  )
  const wall =
    shape('M-236-132H236L226-62H-226z', c.wall) +
    line(
      range(23)
        .map((index) => `M${-220 + index * 20}-128l${num((index - 11) * -0.4)} 64`)
        .join(''),
      c.dark,
      2,
      0.4,
    ) +
    rect(-252, -66, 504, 11, c.dark)
  const lights =
    shape(
      'M-190-118h40l-1 30h-38zM-110-118h40v30h-39zM70-118h40l-1 30h-39zM150-118h40l-2 30h-37z',
      c.lamp,
    ) + shape('M-34-126H34V-62H-34z', c.lamp)
  const roof =
    shape('M-310-304Q-190-246 0-246T310-304L268-120Q0-106-268-120z', c.thatch) +
    shape('M-268-120Q0-106 268-120L274-146Q0-130-274-146z', c.thatchShade) +
    line(
      range(17)
        .map(
          (index) =>
            `M${num((index - 8) * 34)}-${num(250 + Math.abs(index - 8) ** 2 * 0.6)}L${num((index - 8) * 31)}-140`,
        )
        .join(''),
      c.thatchShade,
      3,
      0.6,
    ) +
    line(
      'M-318-318L-296-286M-300-322L-316-284M318-318L296-286M300-322L316-284M-308-303Q-190-246 0-246T308-303',
      c.dark,
      6,
    )
  const stairs =
    shape('M-30-60H30L44 4H-44z', c.dark) +
    line('M-31-50H31M-34-38H34M-36-26H36M-38-14H38M-41-2H41', c.wall, 4) +
    circle(-12, -66, 7, c.wall) +
    circle(12, -66, 7, c.wall)
  return placed(x, y, scale, posts + wall + lights + roof + stairs)
}

/** A gong player in indigo with red bands walking left in the ring, gong at the hip and beater raised; feet at (x, y), 100 units tall. */
export function gongPlayer(
  x: number,
  y: number,
  scale: number,
  coat: string,
  band: string,
  bronze: string,
  flip = false,
): string {
  const legs = line('M-2-42L-12-22-10-2M6-42L10-20 18-2', skin, 7)
  const body =
    shape('M-11-74Q-14-56-12-32L-2-24 4-34 14-34Q13-60 9-75z', coat) +
    shape('M-12-40L14-42V-35L-12-32zM-11-73L-4-75 10-44 7-38z', band)
  const gong =
    circle(-17, -44, 18, bronze) +
    circle(-17, -44, 12.5, '#fff', 0.22) +
    circle(-17, -44, 5.5, '#7a3f1c')
  const arms =
    line('M-6-70Q-16-66-18-60', coat, 7) +
    line('M7-70L2-56-8-50', coat, 7) +
    circle(-7, -49, 3.6, skin)
  const head =
    ellipse(-2, -83, 6.6, 7.8, skin) +
    shape('M-9-84Q-9-94-1-94 8-94 7-82 3-78 1-86z', '#1d1420') +
    shape('M-10-90Q-2-86 8-90L8-86Q-2-82-10-86z', band)
  return placed(x, y, scale, legs + body + arms + gong + head, flip)
}

/** A camp fire of crossed logs with three tongues of flame, ground at y, 70 units wide. */
export function campFire(x: number, y: number, scale: number): string {
  return placed(
    x,
    y,
    scale,
    line('M-34 2L30-12M34 2L-30-12M-20 6L18-6', '#4a2018', 9) +
      shape(
        'M-28-6Q-40-40-20-62-18-46-10-44-14-76 6-100 4-76 16-64 20-72 18-80 40-44 26-6 0 4-28-6z',
        '#f2622c',
      ) +
      shape('M-16-6Q-22-30-8-46-4-34 2-34 2-54 10-62 12-44 18-36 24-20 14-6 0 2-16-6z', '#ffb13f') +
      shape('M-7-6Q-10-20 0-32 10-18 8-6 0 0-7-6z', '#fff0b0'),
  )
}
