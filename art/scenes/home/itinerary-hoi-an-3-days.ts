import { buffalo, egret } from '../../kit/animals'
import { coracle } from '../../kit/coracle'
import { branch, grove } from '../../kit/foliage'
import { lantern, silks } from '../../kit/lantern'
import { palm } from '../../kit/palm'
import { seatedFigure } from '../../kit/people'
import { cycle, range } from '../../kit/rng'
import { circle, clipped, ellipse, line, placed, rect, shape } from '../../kit/shapes'
import { shining, sunlit } from '../../kit/shining'
import { glow } from '../../kit/sun'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

const disc = 'M-200 0a200 200 0 1 0 400 0 200 200 0 1 0-400 0z'

function evening(): string {
  return (
    rect(-200, -200, 400, 400, '#241f5c') +
    rect(-200, 60, 400, 140, '#3a2a66') +
    shape('M-200 70V-40L-150-76H-60L-30-40V70zM60 70V-20L90-60H200V70z', '#c8782e') +
    shape('M-210-36L-154-84H-56L-18-36zM48-16L84-66H210V-16z', '#4a234c') +
    shining(
      rect(-170, -10, 36, 50, '#ffd06a') +
        rect(-100, -10, 36, 50, '#ffd06a') +
        rect(96, 4, 34, 40, '#ffd06a') +
        rect(150, 4, 34, 40, '#ffd06a'),
    ) +
    glow(0, -20, 190, '#ffb45c', 0.6, 'lg') +
    line('M-200-170Q0-130 200-180', '#140f34', 4) +
    shining(
      lantern(0, -150, 2.1, cycle(silks, 0)) +
        lantern(-126, -158, 1.1, cycle(silks, 1), 'garlic') +
        lantern(124, -162, 1.1, cycle(silks, 2), 'diamond'),
    ) +
    line('M-120 110H-40M-60 136H80M40 104H140M-20 164H70', '#ffb860', 6, 0.7)
  )
}

function fields(): string {
  return (
    rect(-200, -200, 400, 240, '#ffd98a') +
    sunlit(circle(-70, -60, 62, '#fff8dc')) +
    shape('M-200-16Q-120-70-40-20T120-34 200-20V60H-200z', '#9fb88a') +
    grove(-200, 200, 10, 26, '#4f8a5a', 4) +
    rect(-200, 8, 400, 200, '#7fb84c') +
    shape('M-200 44L200 26V54L-200 82zM-200 120L200 92V140L-200 180z', '#a9cf58') +
    line('M-200 44L200 26M-200 82L200 54M-200 120L200 92M-200 180L200 140', '#4f8a3c', 4) +
    buffalo(20, 118, 1.75, '#4a4152', '#e9dcc0') +
    seatedFigure(32, 26, 1.05, '#e8412a') +
    egret(-124, 132, 1.1) +
    egret(140, 78, 0.8, true)
  )
}

function beach(): string {
  return (
    rect(-200, -200, 400, 200, '#8fdcd6') +
    sunlit(circle(92, -116, 44, '#fffbe4')) +
    rect(-200, -50, 400, 110, '#2fb0b4') +
    shape('M-200-50H200V-24Q60-14-40-24T-200-20z', '#1a90a4') +
    shape('M200-50Q150-84 90-50z', '#4f9a7c') +
    shape('M-200 46Q-80 10 40 40T200 14V60H-200z', '#f2fbef') +
    shape('M-200 62Q-80 26 40 56T200 30V200H-200z', '#f9dca0') +
    palm(
      -150,
      180,
      1.5,
      { trunk: '#6a4434', leaf: '#1f6f58', leafLight: '#3f9660', nut: '#8a5a30' },
      190,
      44,
      3,
    ) +
    coracle(
      64,
      84,
      0.86,
      { weave: '#c98d48', shade: '#7d4f26', rim: '#f0c27a', inside: '#5a3a24', shadow: '#a87a48' },
      'c',
      -6,
    )
  )
}

/** Hoi An in three days: three round windows in a yellow wall, on the lantern town, the rice fields and the beach. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const radius = choose(frame, 0.15 * w, 0.245 * w, 0.212 * w)
  const centres = choose<readonly (readonly [number, number])[]>(
    frame,
    [
      [0.185, 0.53],
      [0.5, 0.53],
      [0.815, 0.53],
    ],
    [
      [0.3, 0.29],
      [0.7, 0.535],
      [0.3, 0.78],
    ],
    [
      [0.27, 0.38],
      [0.73, 0.38],
      [0.5, 0.76],
    ],
  )
  const views = [evening(), fields(), beach()]
  const rings = (cx: number, cy: number, k: number, inner: string, index: number) =>
    placed(
      cx,
      cy,
      k,
      ellipse(12, 18, 236, 236, '#a8661c', 0.55) +
        circle(0, 0, 236, '#fff1cf') +
        circle(0, 0, 222, '#6a2a24') +
        circle(0, 0, 206, '#b8452f') +
        clipped(`w${index}`, disc, inner) +
        `<circle r="200" fill="none" stroke="#3a1720" stroke-width="7"/>` +
        line(
          range(16)
            .map((spoke) => {
              const angle = (spoke / 16) * Math.PI * 2
              return whole`M${Math.cos(angle) * 208},${Math.sin(angle) * 208}L${Math.cos(angle) * 220},${Math.sin(angle) * 220}`
            })
            .join(''),
          '#f0b23a',
          6,
        ),
    )
  const stains = range(7)
    .map(
      (index) =>
        whole`M${w * ((index * 0.167 + 0.04) % 1)},${h * (0.16 + ((index * 31) % 70) / 100)}q${60 * u},${-22 * u} ${130 * u},${4 * u}t${-20 * u},${44 * u}q${-90 * u},${8 * u} ${-110 * u},${-48 * u}z`,
    )
    .join('')
  const eave = h * choose(frame, 0.11, 0.09, 0.1)
  const tiles = range(Math.ceil(w / (44 * u)) + 1)
  return [
    rect(0, 0, w, h, '#f4b93c'),
    shape(stains, '#e09a2a', 0.6),
    shape(whole`M0,${h * 0.955}H${w}V${h}H0z`, '#8a4a34'),
    line(whole`M0,${h * 0.955}H${w}`, '#fff1cf', 8 * u),
    rect(0, 0, w, eave, '#7a3a34'),
    tiles
      .map((index) => circle(index * 44 * u, eave, 20 * u, index % 2 === 0 ? '#a8503c' : '#93443a'))
      .join(''),
    line(
      tiles.map((index) => whole`M${index * 44 * u + 22 * u},0V${eave}`).join(''),
      '#5a2830',
      8 * u,
    ),
    shape(whole`M0,${eave + 18 * u}H${w}V${eave + 34 * u}H0z`, '#b97a1e', 0.5),
    centres
      .map(([x, y], index) => rings(x * w, y * h, radius / 236, views[index] ?? '', index))
      .join(''),
    branch(
      w + 20,
      h * choose(frame, 0.08, 0.07, 0.07),
      choose(frame, 1.7, 1.7, 1.3) * u,
      { wood: '#5a3424', leaf: '#3f8a58', blossom: '#e0357e' },
      true,
      5,
    ),
  ].join('')
}
