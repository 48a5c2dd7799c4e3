import { basketBoat, fishingBoat } from '../../kit/boats'
import { hills } from '../../kit/haze'
import { palm } from '../../kit/palm'
import { num } from '../../kit/path'
import { aoDaiFigure } from '../../kit/people'
import { pier } from '../../kit/pier'
import { mirrored, shape } from '../../kit/shapes'
import { birds, cloud, cloudStreaks, sky } from '../../kit/sky'
import { thatchHut } from '../../kit/stilt-house'
import { sun } from '../../kit/sun'
import { glints, ripples, water } from '../../kit/water'
import { choose, type Scene, unit } from '../../scene'

const boatColours = { hull: '#1f6f8a', stripe: '#e0402a', cabin: '#f6d08a', roof: '#2a8f86' }

/** Phu Quoc: a wooden pier under leaning palms, a fishing boat crossing the path of the setting sun. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const horizon = h * choose(frame, 0.56, 0.54, 0.55)
  const sunX = w * choose(frame, 0.43, 0.42, 0.42)
  const boatX = w * choose(frame, 0.25, 0.25, 0.25)
  const boatY = horizon + choose(frame, 52, 58, 56) * u
  const endX = w * choose(frame, 0.58, 0.57, 0.58)
  const endY = horizon + 34 * u
  const nearLeft = w * choose(frame, 0.66, 0.58, 0.6)
  const nearRight = w * choose(frame, 0.9, 1.02, 1.0)
  const palmColours = { trunk: '#3a1f36', leaf: '#123f4a', leafLight: '#1d5a58', nut: '#c2562f' }
  const sand =
    `M${num(w + 10)},${num(h * 0.74)}` +
    `Q${num(w * 0.86)},${num(h * 0.78)} ${num(w * 0.8)},${num(h * 0.88)}` +
    `T${num(w * 0.44)},${num(h + 10)}H${num(w + 10)}z`
  return [
    sky(frame, horizon, ['#3c3a86', '#b0568f', '#f2755f', '#fdc06c']),
    cloudStreaks(frame, h * 0.1, h * 0.4, 8, '#f9956e', 17, 0.55),
    cloud(w * 0.24, h * 0.16, 300 * u, '#e98a80', 0.55),
    sun(sunX, horizon - 60 * u, 145 * u, '#ffe6a0', '#ffcf85'),
    hills(
      { ...frame, width: w * 0.3 },
      {
        base: horizon - 2,
        height: 60 * u,
        peaks: 2,
        seed: 9,
        fill: '#a04a72',
        bottom: horizon + 1,
      },
    ),
    water(frame, horizon, ['#fba764', '#c9607a', '#4a4f92', '#1f5f80', '#1a7a86']),
    glints({
      x: sunX,
      top: horizon + 4,
      bottom: h * 0.97,
      widths: [240 * u, 420 * u],
      count: 26,
      colour: '#ffe2a0',
      seed: 6,
      opacity: 0.85,
    }),
    ripples({
      left: 0,
      right: w,
      top: horizon + 20 * u,
      bottom: h,
      count: 30,
      colour: '#2a3a7c',
      seed: 8,
      opacity: 0.5,
      length: 260 * u,
    }),
    mirrored('f', fishingBoat(boatX, boatY, 1.5 * u, boatColours), boatY + 6 * u, 0.3, 0.5),
    mirrored(
      'h',
      thatchHut(endX, endY, 1.35 * u, {
        roof: '#6a3140',
        roofShade: '#4a2238',
        wall: '#8a4a48',
        dark: '#ffd98a',
      }),
      endY + 12 * u,
      0.25,
      0.6,
    ),
    basketBoat(
      w * choose(frame, 0.46, 0.2, 0.24),
      h * choose(frame, 0.8, 0.72, 0.78),
      1.15 * u,
      '#7a3f3c',
      '#4a2233',
    ),
    shape(sand, '#f0b483'),
    pier({
      near: [
        [nearLeft, h * 1.02],
        [nearRight, h * 1.02],
      ],
      far: [
        [endX - 16 * u, endY],
        [endX + 20 * u, endY],
      ],
      post: 64 * u,
      planks: 26,
      deck: '#a05a4a',
      light: '#f6b878',
      shade: '#3f2038',
    }),
    aoDaiFigure(
      w * choose(frame, 0.645, 0.655, 0.67),
      h * choose(frame, 0.755, 0.72, 0.745),
      1.05 * u,
      { dress: '#ffd24a' },
    ),
    palm(
      w * choose(frame, 0.93, 0.97, 0.97),
      h * 0.96,
      choose(frame, 2.3, 2.5, 2.3) * u,
      palmColours,
      235,
      -86,
      3,
    ),
    palm(
      w * choose(frame, 0.995, 1.02, 1.03),
      h * 0.98,
      choose(frame, 2.0, 2.0, 1.9) * u,
      palmColours,
      330,
      -40,
      7,
    ),
    birds(w * choose(frame, 0.36, 0.3, 0.3), h * 0.24, u, '#4a2a5c'),
  ].join('')
}
