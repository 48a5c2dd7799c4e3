import { aoDaiCyclist } from '../../kit/ao-dai-cyclist'
import { copyAt, stencils } from '../../kit/copies'
import { dragonBoat } from '../../kit/dragon-boat'
import { branch, grove } from '../../kit/foliage'
import { hills } from '../../kit/haze'
import { range } from '../../kit/rng'
import { line, mirrored, placed, rect, shape } from '../../kit/shapes'
import { birds, cloudStreaks, sky } from '../../kit/sky'
import { slantedMirror } from '../../kit/slanted-mirror'
import { truongTien } from '../../kit/truong-tien'
import { glints, ripples, water } from '../../kit/water'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

/** Hue: a girl in a purple áo dài cycles along the Perfume River, the six bows of Trường Tiền bridge behind her, flame trees overhead. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const river = h * choose(frame, 0.5, 0.5, 0.5)
  const quay = h * choose(frame, 0.8, 0.79, 0.8)
  const near: [number, number] = [w * 1.06, river + choose(frame, 40, 46, 40) * u]
  const far: [number, number] = [w * choose(frame, 0.12, 0.02, 0.02), river - 12 * u]
  const steel = { steel: '#f2f4ea', shade: '#7f9ea4', pier: '#c9b7a0', pierShade: '#94868a' }
  const bridge = truongTien(near, far, 6, choose(frame, 2.1, 1.9, 1.6) * u, 0.72, steel)
  const rider = w * choose(frame, 0.5, 0.46, 0.46)
  const flame = { wood: '#5a3a3c', leaf: '#3f8a5c', blossom: '#e8352c' }
  const foot = 66 * choose(frame, 2.1, 1.9, 1.6) * u
  return [
    sky(frame, river, ['#58b0ae', '#b4dccb', '#fdeccb']),
    cloudStreaks(frame, h * 0.1, h * 0.4, 6, '#fffaf0', 9, 0.7),
    hills(frame, {
      base: river + 4,
      height: 110 * u,
      peaks: choose(frame, 3.4, 2.2, 2.2),
      seed: 9,
      fill: '#a3b9cc',
      bottom: river + 4,
    }),
    grove(-20, w + 20, river + 6, 34 * u, '#4f8a74', 6),
    water(frame, river, ['#d8ead4', '#8fc6bd', '#4a9aa0', '#2a7488']),
    slantedMirror(
      'b',
      bridge,
      [near[0], near[1] + foot],
      [far[0], far[1] + foot * 0.72 ** 5],
      0.35,
    ),
    ripples({
      left: 0,
      right: w,
      top: river + 20 * u,
      bottom: quay,
      count: 9,
      colour: '#2a7488',
      seed: 8,
      opacity: 0.4,
      length: 220 * u,
    }),
    glints({
      x: w * 0.3,
      top: river + 10 * u,
      bottom: quay,
      widths: [120 * u, 260 * u],
      count: 10,
      colour: '#fffbe0',
      seed: 5,
      opacity: 0.8,
    }),
    mirrored(
      'd',
      dragonBoat(
        w * choose(frame, 0.2, 0.24, 0.24),
        river + choose(frame, 120, 150, 120) * u,
        0.9 * u,
        {
          gold: '#f0b23a',
          shade: '#c07f22',
          green: '#2f8f6e',
          lacquer: '#c8322b',
          roof: '#e8a02e',
          dark: '#4a2a3c',
        },
      ),
      river + choose(frame, 130, 160, 130) * u,
      0.25,
      0.5,
    ),
    rect(0, quay - 16 * u, w, h, '#d9b48e'),
    shape(whole`M-10,${quay + 70 * u}H${w + 10}V${h + 10}H-10z`, '#b98a72'),
    line(whole`M-10,${quay + 70 * u}H${w + 10}`, '#f3d9ae', 6 * u),
    line(
      whole`M-10,${quay - 104 * u}H${w + 10}M-10,${quay - 62 * u}H${w + 10}` +
        range(Math.ceil(w / (110 * u)) + 1)
          .map((index) => whole`M${index * 110 * u + 30 * u},${quay - 104 * u}V${quay - 12 * u}`)
          .join(''),
      '#f7ecd8',
      7 * u,
    ),
    rect(0, quay - 18 * u, w, 10 * u, '#f3d9ae'),
    aoDaiCyclist(
      rider,
      quay + 44 * u,
      choose(frame, 2.7, 2.7, 2.4) * u,
      '#7a3fb0',
      '#5a2c8c',
      '#2b2038',
    ),
    stencils([['fl', branch(0, 0, 1, flame, false, 5)]]) +
      placed(w + 20, h * 0.02, choose(frame, 2.6, 2.3, 2.1) * u, '<use href="#fl"/>', true) +
      placed(w + 30, h * 0.15, choose(frame, 1.9, 1.6, 1.5) * u, '<use href="#fl"/>', true, 8) +
      copyAt('fl', -20, -10, choose(frame, 1.9, 1.5, 1.5) * u, 4),
    line(
      range(9)
        .map(
          (index) =>
            whole`M${w * ((index * 0.37 + 0.1) % 1)},${quay + (16 + ((index * 53) % 110)) * u}h${6 * u}`,
        )
        .join(''),
      '#e8352c',
      7 * u,
    ),
    birds(w * choose(frame, 0.46, 0.5, 0.5), h * 0.26, 0.9 * u, '#3f7a80'),
  ].join('')
}
