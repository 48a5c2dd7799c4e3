import { sampan } from '../../kit/boats'
import { stencils } from '../../kit/copies'
import { coveredBridge } from '../../kit/covered-bridge'
import { foliage } from '../../kit/foliage'
import { floatingCandle, lantern, silks } from '../../kit/lantern'
import { seatedFigure, standingRower } from '../../kit/people'
import { cycle, range } from '../../kit/rng'
import { line, mirrored, placed, rect, shape } from '../../kit/shapes'
import { shining } from '../../kit/shining'
import { sky, stars } from '../../kit/sky'
import { glow, moon } from '../../kit/sun'
import { ripples, water } from '../../kit/water'
import { whole } from '../../kit/whole-path'
import { choose, type Frame, type Scene, unit } from '../../scene'

const dusk = {
  wall: '#c8544a',
  shade: '#93394a',
  stone: '#7a5a78',
  stoneShade: '#523c62',
  tile: '#5a3158',
  tileShade: '#371f48',
  timber: '#4a1a34',
  dark: '#25133a',
  gold: '#f6b04a',
}

/** A garland of lanterns along an upper arc over the bridge; `part` runs over its span. */
function garland(frame: Frame, quay: number, mid: number, k: number, u: number): string {
  const reach = choose(frame, 330, 236, 236) * k
  const spots = range(choose(frame, 11, 9, 9)).map((index, _, all) => {
    const angle = Math.PI * (1 - (index + 0.5) / all.length)
    return {
      x: mid + Math.cos(angle) * reach,
      y: quay - 66 * k - Math.sin(angle) * choose(frame, 190, 262, 214) * k,
      index,
    }
  })
  const rope = spots
    .map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${Math.round(x)},${Math.round(y)}`)
    .join('')
  return (
    line(rope, '#1a0f34', 3 * u) +
    spots
      .map(({ x, y, index }) =>
        placed(
          x,
          y,
          (0.95 + ((index * 7) % 4) * 0.09) * u * choose(frame, 1, 1.1, 1),
          `<use href="#l${index % 5}"/>`,
        ),
      )
      .join('')
  )
}

function bank(frame: Frame, quay: number, mid: number, k: number, u: number): string {
  const { width: w } = frame
  const panes = range(12)
    .map((index) =>
      rect(
        mid + (index * 17 - 100) * k,
        quay - 103 * k,
        11 * k,
        (19 - 6 * (1 - ((index - 5.5) / 5.5) ** 2)) * k,
        '#ffc25a',
      ),
    )
    .join('')
  const house = (x: number, flip: boolean) =>
    placed(
      x,
      quay,
      k * 0.96,
      rect(0, -150, 400, 160, '#96503c') +
        shape('M-14-144L26-198H400V-144z', '#4a2a50') +
        shape('M-10-72L8-98H400V-72z', '#5c3454') +
        line(
          `${range(13)
            .map((index) => `M${36 + index * 30}-194L${index * 31}-148`)
            .join('')}M28-197H400M-12-146H400`,
          '#7a4a68',
          3,
        ) +
        shining(
          [26, 104, 182]
            .map((hx) => rect(hx, -138, 42, 36, '#ffcf6a') + rect(hx - 8, -62, 58, 62, '#ffb84a'))
            .join(''),
        ) +
        line(
          [26, 104, 182]
            .map((hx) => `M${hx + 21}-138v36M${hx - 12}-62v62M${hx + 21}-62v62M${hx + 54}-62v62`)
            .join(''),
          '#4a1a34',
          5,
        ) +
        line(
          [26, 104, 182].map((hx) => `M${hx - 5}-138v36M${hx + 47}-138v36`).join(''),
          '#2f6f7a',
          9,
        ),
      flip,
    )
  return [
    foliage(mid - 90 * k, quay - 120 * k, 120 * k, 70 * k, '#2a2358', 5) +
      foliage(mid + 110 * k, quay - 116 * k, 110 * k, 66 * k, '#2a2358', 9),
    house(mid + 162 * k, false) + house(mid - 162 * k, true),
    glow(mid, quay - 86 * k, 230 * k, '#ff9a4a', 0.6, 'bg'),
    coveredBridge(mid, quay, k, dusk),
    shining(panes),
    rect(-10, quay - 6 * u, mid - 160 * k + 10, 18 * u, '#7a5a78') +
      rect(mid + 160 * k, quay - 6 * u, w, 18 * u, '#7a5a78'),
  ].join('')
}

/** Hoi An after dark: the Japanese Covered Bridge under an arc of silk lanterns that its canal closes to a ring. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const quay = h * choose(frame, 0.56, 0.54, 0.55)
  const mid = w * 0.5
  const k = choose(frame, 1.75, 1.75, 1.62) * u
  const boat = { x: w * choose(frame, 0.36, 0.42, 0.4), y: h * choose(frame, 0.86, 0.8, 0.87) }
  return [
    sky(frame, quay, ['#141446', '#332262', '#7a3a72', '#d9685e']),
    stars(frame, quay * 0.6, 26, 6),
    moon(mid, h * choose(frame, 0.2, 0.24, 0.21), 62 * u, '#fff1c4'),
    stencils(
      range(5).map(
        (index) =>
          [
            `l${index}`,
            shining(
              lantern(
                0,
                0,
                1,
                cycle(silks, index),
                (['round', 'garlic', 'diamond', 'drum'] as const)[index % 4] ?? 'round',
              ),
            ),
          ] as const,
      ),
    ),
    water(frame, quay, ['#8f4a6a', '#4a2a62', '#231a4e', '#120f36']),
    mirrored(
      'm',
      bank(frame, quay, mid, k, u) + garland(frame, quay, mid, k, u),
      quay + 12 * u,
      0.5,
      0.82,
    ),
    ripples({
      left: 0,
      right: w,
      top: quay + 30 * u,
      bottom: h,
      count: 30,
      colour: '#1c1546',
      seed: 8,
      opacity: 0.55,
      length: 260 * u,
    }),
    ripples({
      left: w * 0.2,
      right: w * 0.8,
      top: quay + 24 * u,
      bottom: h * 0.95,
      count: 18,
      colour: '#ffb860',
      seed: 3,
      opacity: 0.6,
      length: 140 * u,
    }),
    mirrored(
      'b',
      sampan(
        boat.x,
        boat.y,
        1.7 * u,
        '#1a1030',
        '#c2703a',
        seatedFigure(-20, -4, 0.62, '#f2f0e4') +
          seatedFigure(12, -4, 0.62, '#f0b23a', '#33222c', true),
      ) + standingRower(boat.x + 76 * u, boat.y - 12 * u, 1.05 * u, '#e8412a', '#2b2030', true),
      boat.y + 8 * u,
      0.3,
      0.6,
    ),
    floatingCandle(w * choose(frame, 0.62, 0.72, 0.72), h * 0.88, 1.3 * u, '#f27ba0') +
      floatingCandle(w * choose(frame, 0.7, 0.84, 0.84), h * 0.8, 0.9 * u, '#f6c04a') +
      floatingCandle(w * choose(frame, 0.24, 0.14, 0.14), h * 0.78, 0.8 * u, '#7fd0c4'),
    line(whole`M0,${quay + 12 * u}H${w}`, '#ffb860', 2 * u, 0.35),
  ].join('')
}
