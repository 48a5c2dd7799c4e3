import { egret } from '../../kit/animals'
import { posterKarst } from '../../kit/poster-karst'
import { reclinedRower } from '../../kit/reclined-rower'
import { range } from '../../kit/rng'
import { line, rect, shape } from '../../kit/shapes'
import { cloudStreaks, sky } from '../../kit/sky'
import { ripples } from '../../kit/water'
import { whole } from '../../kit/whole-path'
import { choose, type Frame, type Scene, unit } from '../../scene'

const rower = {
  hull: '#3b2527',
  rim: '#c07a3c',
  inside: '#231519',
  shirt: '#d63f2a',
  shirtShade: '#9c2530',
  trousers: '#1b2236',
  trousersLight: '#364766',
  skin: '#e0a06a',
  skinShade: '#9a5740',
  straw: '#ffe9b4',
  strawShade: '#d9a553',
  hair: '#1c1420',
  oar: '#b0713a',
  oarShade: '#6f4226',
  foam: '#dcefd8',
  reflection: '#124750',
}

/** The ripe field behind the boat: ears in rows that lie closer the further they are. */
function ripeRice(frame: Frame, top: number, bottom: number, u: number): string {
  const { width: w } = frame
  const row = (index: number) => {
    const part = (index / 4) ** 1.4
    const y = top + 16 * u + (bottom - top - 40 * u) * part
    const step = Math.round((13 + part * 19) * u)
    const tall = Math.round((9 + part * 24) * u)
    const ears = range(Math.ceil(w / step) + 1).map(
      () => `q-2-${tall} ${step}-${Math.round(tall * 0.9)}m0 ${Math.round(tall * 0.9)}`,
    )
    return line(
      whole`M${(index % 2 ? -0.5 : 0) * step},${y + tall / 2}` + ears.join(''),
      '#cf8a22',
      (3 + part * 3) * u,
    )
  }
  return (
    rect(0, top, w, bottom - top, '#f4bd3a') +
    range(5).map(row).join('') +
    shape(
      whole`M0,${bottom - 22 * u}Q${w * 0.3},${bottom - 34 * u} ${w * 0.6},${bottom - 20 * u}T${w},${bottom - 26 * u}V${bottom}H0z`,
      '#7f8f32',
    )
  )
}

/** Ninh Bình: a boatwoman of Tam Cốc lies back and rows with her feet, between ripe rice and the cliffs. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const plain = h * choose(frame, 0.47, 0.5, 0.48)
  const bank = h * choose(frame, 0.665, 0.66, 0.665)
  const far = { rock: '#b3d3bd', shade: '#9cc4b2' }
  const mid = { rock: '#74a890', shade: '#4f8a7e', leaf: '#3f7a66', leafLight: '#5f9a76' }
  const near = { rock: '#2f6a62', shade: '#1a454c', leaf: '#173d40', leafLight: '#2c6a4e' }
  const k = (x: number, width: number, height: number, seed: number) => ({
    x: w * x,
    base: plain + 4,
    width: width * u,
    height: height * u,
    seed,
  })
  return [
    sky(frame, plain, ['#8fc9c4', '#d5e6c8', '#fdefc0']),
    cloudStreaks(frame, h * 0.06, h * 0.2, 4, '#fff8e0', 14, 0.7),
    choose(frame, [0.08, 0.24, 0.42, 0.53], [0.1, 0.34, 0.5], [0.1, 0.34, 0.5])
      .map((x, i) => posterKarst({ ...k(x, 210, 130 + ((i * 47) % 90), 40 + i), ...far }))
      .join(''),
    posterKarst({ ...k(choose(frame, 0.36, 0.28, 0.3), 230, 220, 7), ...mid }),
    posterKarst({ ...k(choose(frame, 0.17, 0.06, 0.08), 290, 330, 12), ...mid }),
    posterKarst({ ...k(choose(frame, 0.0, -0.12, -0.12), 330, 440, 5), ...near }),
    posterKarst({
      ...k(choose(frame, 0.9, 1.02, 1.0), 480, choose(frame, 350, 480, 380), 19),
      ...near,
    }),
    posterKarst({
      ...k(
        choose(frame, 0.68, 0.66, 0.68),
        choose(frame, 520, 540, 500),
        choose(frame, 470, 700, 470),
        3,
      ),
      ...near,
    }),
    ripeRice(frame, plain, bank, u),
    rect(0, bank, w, h - bank, '#2f8a80'),
    shape(
      whole`M0,${bank}H${w}V${bank + 46 * u}Q${w * 0.7},${bank + 20 * u} ${w * 0.5},${bank + 42 * u}T0,${bank + 30 * u}z`,
      '#d6a336',
    ),
    shape(whole`M0,${h * 0.84}Q${w * 0.4},${h * 0.79} ${w},${h * 0.86}V${h}H0z`, '#1c6468'),
    ripples({
      left: 0,
      right: w,
      top: bank + 24 * u,
      bottom: h * 0.86,
      count: 16,
      colour: '#7fbfa4',
      seed: 4,
      length: 200 * u,
    }),
    ripples({
      left: 0,
      right: w,
      top: h * 0.86,
      bottom: h,
      count: 12,
      colour: '#2f8a80',
      seed: 9,
      length: 260 * u,
    }),
    egret(w * choose(frame, 0.14, 0.12, 0.12), bank - 8 * u, 1.7 * u),
    reclinedRower(
      w * choose(frame, 0.64, 0.55, 0.56),
      h * choose(frame, 0.86, 0.84, 0.86),
      choose(frame, 1.2, 1.36, 1.2) * u,
      rower,
    ),
  ].join('')
}
