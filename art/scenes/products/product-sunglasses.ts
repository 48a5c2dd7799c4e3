import { palm } from '../../kit/palm'
import { circle, line, rect, shape } from '../../kit/shapes'
import { sunlit } from '../../kit/shining'
import { roundGlasses } from '../../kit/shop-accessories'
import { birds, sky } from '../../kit/sky'
import { setAt } from '../../kit/still-life'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

/** Sunglasses on the red dunes of Mui Ne, the fishing bay and a low sun in their lenses. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const dune = h * choose(frame, 0.52, 0.54, 0.54)
  const view =
    rect(-360, -180, 720, 340, '#4a2f8c') +
    rect(-360, -90, 720, 120, '#d9487c') +
    rect(-360, -20, 720, 60, '#ff8a4a') +
    sunlit(circle(-150, -4, 70, '#ffe08a')) +
    rect(-360, 30, 720, 140, '#2b2f7c') +
    line('M-210 52h120M-190 76h80M-180 100h56', '#ffd08a', 10) +
    shape('M150 40H260L240 66H166zM204 34V-60L252 34z', '#1d1840') +
    line('M60 80h80M250 96h60M-310 90h40', '#6a5fb0', 8)
  const ripple = [0, 1, 2, 3, 4, 5]
    .map(
      (index) =>
        whole`M${-20},${h * (0.72 + index * 0.055)}Q${w * 0.3},${h * (0.66 + index * 0.06)} ${w * 0.55},${h * (0.73 + index * 0.05)}T${w + 20},${h * (0.7 + index * 0.06)}`,
    )
    .join('')
  return [
    sky(frame, dune, ['#2fa4b8', '#8fd6d0', '#f7efcf']),
    birds(w * choose(frame, 0.74, 0.7, 0.7), h * 0.16, 1.1 * u, '#1f6f80'),
    shape(
      whole`M-20,${dune - 40 * u}Q${w * 0.2},${dune - 210 * u} ${w * 0.42},${dune - 110 * u}Q${w * 0.6},${dune - 40 * u} ${w * 0.78},${dune - 130 * u}T${w + 20},${dune - 60 * u}V${h}H-20z`,
      '#f2a05a',
    ),
    shape(
      whole`M${w * 0.3},${dune + 40 * u}Q${w * 0.5},${dune - 60 * u} ${w * 0.66},${dune - 84 * u}Q${w * 0.6},${dune - 20 * u} ${w * 0.74},${dune + 40 * u}z`,
      '#cf6a40',
    ),
    palm(
      w * choose(frame, 0.9, 0.88, 0.88),
      dune - 70 * u,
      0.9 * u,
      { trunk: '#8a4a34', leaf: '#2f7d5a', leafLight: '#4fa06a' },
      170,
      -30,
      4,
    ),
    shape(
      whole`M-20,${dune + 20 * u}Q${w * 0.36},${dune - 50 * u} ${w * 0.62},${dune + 20 * u}T${w + 20},${dune + 10 * u}V${h + 20}H-20z`,
      '#e87a42',
    ),
    line(ripple, '#cf6236', 7 * u, 0.8),
    setAt(
      frame,
      roundGlasses('#3a1d24', '#9a5a4a', view),
      { wide: [0.5, 0.6, 1.36], tall: [0.5, 0.6, 1.16], square: [0.5, 0.6, 1.08] },
      -3,
    ),
  ].join('')
}
