import { chopsticks, pancakePan } from '../../kit/banh-xeo'
import { hand, toolArm, toolHand } from '../../kit/hands'
import { smokeRibbon, woundHair } from '../../kit/offering'
import { profileBust, tiedHat } from '../../kit/profile-bust'
import { rect, shape } from '../../kit/shapes'
import { hungLantern } from '../../kit/silk-lantern'
import { whole } from '../../kit/whole-path'
import { choose, type Frame, type Scene } from '../../scene'

const wood = '#5a2418'

/** The opening of the window, in pixels. */
export const windowOf = (frame: Frame) =>
  choose(
    frame,
    { x: 360, y: 70, width: 330, height: 510 },
    { x: 250, y: 70, width: 270, height: 450 },
    { x: 230, y: 40, width: 230, height: 340 },
  )

/** A cooking class in Hội An: the cook under her hat folds a bánh xèo with chopsticks while her guest bends over the pan; yellow wall, lanterns, open shutters on the river. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const cook = choose(
    frame,
    { x: 1384, y: 406, k: 0.92 },
    { x: 700, y: 430, k: 1.15 },
    { x: 690, y: 270, k: 0.96 },
  )
  const guest = choose(
    frame,
    { x: 1000, y: 470, k: 0.86 },
    { x: 200, y: 560, k: 1 },
    { x: 150, y: 350, k: 0.86 },
  )
  const pan = choose(
    frame,
    { x: 1140, y: 770, k: 0.8 },
    { x: 430, y: 990, k: 0.98 },
    { x: 400, y: 760, k: 0.8 },
  )
  const tips = { x: pan.x + 60 * pan.k, y: pan.y - 60 * pan.k, k: cook.k * 0.62 }
  const view = windowOf(frame)
  const { x: vx, y: vy, width: vw, height: vh } = view
  const shutter = (x: number, dark: boolean) => {
    const slats = [0.12, 0.3, 0.48, 0.66, 0.84].map((part) =>
      rect(x + vw * 0.06, vy + vh * part, vw * 0.36, vh * 0.05, dark ? '#0f3d3c' : '#1c5a58'),
    )
    return rect(x, vy - 10, vw * 0.48, vh + 20, dark ? '#17524f' : '#2b857d') + slats.join('')
  }
  return [
    rect(0, 0, w, h, '#f6b53a'),
    shape(whole`M0,${h * 0.55}L${w},${h * 0.2}V${h}H0z`, '#e39a2c'),
    rect(vx, vy, vw, vh, '#ffe6b0'),
    shape(whole`M${vx},${vy + vh * 0.52}h${vw}V${vy + vh}h${-vw}z`, '#5fb0a8'),
    shape(
      whole`M${vx},${vy + vh * 0.52}v${-vh * 0.16}h${vw * 0.26}l${vw * 0.1},${-vh * 0.07}h${vw * 0.3}v${vh * 0.09}h${vw * 0.34}v${vh * 0.14}z`,
      '#c9562e',
    ),
    shape(
      whole`M${vx + vw * 0.2},${vy + vh * 0.7}q${vw * 0.3},${vh * 0.08} ${vw * 0.62},0l${-vw * 0.08},${vh * 0.07}h${-vw * 0.44}z`,
      wood,
    ),
    shutter(vx - vw * 0.5, false),
    shutter(vx + vw * 1.02, true),
    hungLantern(vx + vw * 0.34, vy + vh * 0.02, vh / 620, '#d8402a', '#8f2420', wood),
    hungLantern(vx + vw * 0.82, vy - vh * 0.12, vh / 700, '#8a3a72', '#5a2450', wood),
    profileBust(
      guest.x,
      guest.y,
      guest.k,
      { skin: '#e8b487', shade: '#b06a48', hair: '#7a3f22', blouse: '#fbf0d8', fold: '#cdb490' },
      woundHair('#7a3f22', '#2b857d', '#17524f'),
      true,
      -16,
    ),
    profileBust(
      cook.x,
      cook.y,
      cook.k,
      { skin: hand.skin, shade: hand.shade, hair: '#1d1420', blouse: '#6a2a5c', fold: '#401a40' },
      tiedHat('#d8402a'),
    ),
    toolArm(tips.x, tips.y, tips.k, 6, '#6a2a5c', '#401a40'),
    pancakePan(pan.x, pan.y, pan.k),
    smokeRibbon(
      pan.x - choose(frame, 36, 120, 120) * pan.k,
      pan.y - 90 * pan.k,
      pan.k * 0.62,
      '#fdf3da',
    ),
    toolHand(tips.x, tips.y, tips.k, 6, chopsticks),
  ].join('')
}
