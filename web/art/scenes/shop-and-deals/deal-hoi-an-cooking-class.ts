import { sauceBottle } from '../../kit/fish-sauce-vat'
import { lantern } from '../../kit/lantern'
import { range } from '../../kit/rng'
import { circle, line, placed, rect, shape } from '../../kit/shapes'
import { sun } from '../../kit/sun'
import { choppingBoard, clayStove, gripArm, herbBunch, kitchenFlames, wok } from '../../kit/wok'
import { choose, type Scene, unit } from '../../scene'

/** A cooking class in Hoi An: the wok in flames, prawns and greens in the air, a hand at the handle, another at the knife. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const table = h * choose(frame, 0.74, 0.72, 0.74)
  const size = choose(frame, 1.22, 1.24, 1.12) * u
  const fire = { x: w * choose(frame, 0.4, 0.38, 0.38), y: table + 40 * u }
  const pan = { x: fire.x, y: fire.y - 160 * size }
  const board = { x: w * choose(frame, 0.72, 0.66, 0.66), y: h * choose(frame, 0.86, 0.88, 0.88), size: choose(frame, 1.2, 1.06, 0.98) * u }
  const left = frame.format === 'wide'
  const grip = { x: pan.x + (left ? -330 : 330) * size, y: pan.y - 152 * size }
  const light = { x: w * choose(frame, 0.8, 0.78, 0.78), y: h * choose(frame, 0.28, 0.2, 0.22) }
  const bit = (dx: number, dy: number, content: string, degrees: number) =>
    placed(pan.x + dx * size, pan.y + dy * size, size, content, false, degrees)
  const prawn =
    line('M-24 10Q-26-24 6-26 34-24 30 6', '#f2825a', 20) +
    line('M-24 10l-16 8M-24 10l-6 18', '#d8553a', 7) +
    line('M-16-14l12 8M6-26l-2 12M26-14l-12 4', '#ffc9a0', 4)
  const greenLeaf = shape('M-30 0Q0-30 34-4 4 24-30 0z', '#5fa83f') + line('M-26 0Q4-4 28-2', '#b5d25a', 3)
  const chilli = shape('M-26-4Q4-20 30 6 0 8-26 10z', '#e0301f')
  return [
    rect(0, 0, w, h, '#f2b233'),
    shape(`M0,0H${w}V${h * 0.1}L0,${h * 0.36}z`, '#e39f27', 0.7),
    rect(w * 0.5, -10, w, table, '#f6c24a', 0.7),
    rect(light.x - 190 * u, light.y - 210 * u, 380 * u, 420 * u, '#5a2c24'),
    rect(light.x - 170 * u, light.y - 190 * u, 340 * u, 380 * u, '#a5d9cd'),
    sun(light.x + 30 * u, light.y - 40 * u, 62 * u, '#fff6d4'),
    shape(
      `M${light.x - 170 * u},${light.y + 190 * u}v${-70 * u}q${80 * u},${-60 * u} ${170 * u},${-30 * u}t${170 * u},${-20 * u}v${120 * u}z`,
      '#4f9a6c',
    ),
    line(`M${light.x},${light.y - 190 * u}v${380 * u}M${light.x - 170 * u},${light.y}h${340 * u}`, '#5a2c24', 10 * u),
    rect(light.x - 210 * u, light.y + 200 * u, 420 * u, 22 * u, '#7a3b2a'),
    line(`M${w * choose(frame, 0.6, 0.08, 0.07)},0v${h * 0.06}`, '#5a2c24', 4 * u) +
      lantern(w * choose(frame, 0.6, 0.08, 0.07), h * 0.06, 1.7 * u, { silk: '#dd3f2b', shine: '#ffb36b' }),
    left
      ? line(`M0,${h * 0.1}H${w * 0.24}`, '#5a2c24', 10 * u) +
        [0.05, 0.1, 0.15, 0.2]
          .map((part, index) =>
            placed(
              part * w,
              h * 0.1,
              u,
              line('M0-6Q12 0 0 10V110', '#7a3b2a', 8) +
                (index % 2 === 0
                  ? shape('M-30 108H30Q30 150 0 152-30 150-30 108z', '#8f94a3') + shape('M6 108H30Q30 150 0 152 14 134 6 108z', '#6a6f80')
                  : circle(-14, 70, 17, '#fff1cf') +
                    circle(13, 76, 17, '#fff6e4') +
                    circle(-8, 104, 17, '#fff6e4') +
                    circle(14, 110, 16, '#e8d6b4')),
            ),
          )
          .join('')
      : '',
    shape(`M-10,${table}H${w + 10}V${h + 10}H-10z`, '#8a4a30') +
      rect(-10, table - 4, w + 20, 16 * u, '#b9683f') +
      line(
        range(4)
          .map((index) => `M-10,${Math.round(table + (h - table) * (0.25 + index * 0.22))}H${w + 10}`)
          .join(''),
        '#73392a',
        4 * u,
      ),
    kitchenFlames(pan.x, pan.y - 40 * size, 1.42 * size),
    clayStove(fire.x, fire.y - 90 * size, size, '#c9704a', '#94493a'),
    kitchenFlames(pan.x, fire.y - 84 * size, 0.62 * size),
    wok(pan.x, pan.y + 36 * size, size, '#3a3440', '#6a6478', '#8a4a2c', left),
    bit(-120, -232, prawn, -20) + bit(30, -300, prawn, 40) + bit(150, -218, prawn, 100),
    bit(-40, -270, greenLeaf, 30) + bit(100, -284, greenLeaf, -40) + bit(-170, -180, greenLeaf, 80) + bit(-70, -340, greenLeaf, -20),
    bit(-20, -206, chilli, 20) + bit(80, -200, chilli, -50) + bit(190, -290, chilli, 10),
    circle(pan.x - 100 * size, pan.y - 300 * size, 9 * u, '#fff1cf') + circle(pan.x + 130 * size, pan.y - 340 * size, 7 * u, '#fff1cf'),
    gripArm(grip.x, grip.y + 40 * size, 0.86 * size, '#2f8f86', '#1f6a68', left ? 14 : -14, left),
    frame.format === 'wide' ? sauceBottle(w * 0.575, table + 70 * u, 2.6 * u, '#b5602a', '#d8322b') : '',
    choppingBoard(board.x, board.y, board.size, '#e3b06a', '#b0763c', '#8f5c34'),
    placed(
      board.x + 60 * board.size,
      board.y - 10 * board.size,
      board.size,
      shape('M-70-56L92-60V2Q-10 16-56 6-76-16-70-56z', '#dfe3ea') +
        shape('M-62-18L92-22V2Q-10 16-56 6z', '#aeb6c4') +
        rect(88, -62, 120, 30, '#5a2c24'),
    ),
    gripArm(board.x + 206 * board.size, board.y - 58 * board.size, 0.9 * board.size, '#e0402a', '#a8261f', -22),
    herbBunch(
      w * choose(frame, 0.1, 0.14, 0.14),
      h * choose(frame, 0.93, 0.94, 0.94),
      choose(frame, 1.2, 1.1, 1) * u,
      '#2f7d43',
      '#7fb84a',
      -6,
    ),
    herbBunch(
      w * choose(frame, 0.46, 0.36, 0.36),
      h * choose(frame, 0.95, 0.965, 0.97),
      choose(frame, 0.9, 0.8, 0.8) * u,
      '#4a8f3f',
      '#9cc95a',
      10,
    ),
    circle(w * choose(frame, 0.03, 0.04, 0.04), h * 0.86, 44 * u, '#e0402a') +
      line(`M${w * choose(frame, 0.03, 0.04, 0.04)},${h * 0.86 - 40 * u}l${6 * u},${-14 * u}`, '#4f8a3a', 7 * u),
  ].join('')
}
