import { hand } from '../../kit/hands'
import { incenseHands, smokeRibbon, woundHair } from '../../kit/offering'
import { profileBust } from '../../kit/profile-bust'
import { rect, shape } from '../../kit/shapes'
import { templeFront } from '../../kit/temple-eaves'
import { whole } from '../../kit/whole-path'
import { choose, type Scene } from '../../scene'

const dress = { sleeve: '#2b857d', fold: '#17524f' }

/** An offering: a woman in áo dài bows over three sticks of incense, the smoke curls past the upturned eaves of a temple. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const ground = h * choose(frame, 0.84, 0.72, 0.84)
  const head = choose(frame, { x: 1190, y: 330, k: 1.5 }, { x: 660, y: 520, k: 1.45 }, { x: 640, y: 330, k: 1.15 })
  const hands = { x: head.x - 290 * head.k, y: head.y + 170 * head.k, k: head.k * 0.72 }
  const temple = choose(frame, { x: 430, k: 1.05 }, { x: 300, k: 1.05 }, { x: 240, k: 0.86 })
  const smoke = choose(frame, 0.8, 1.3, 0.8)
  return [
    rect(0, 0, w, h, '#f3b23f'),
    shape(whole`M0,0H${w}V${h * 0.2}Q${w * 0.5},${h * 0.34} 0,${h * 0.24}z`, '#e0762f'),
    templeFront(temple.x, ground, temple.k, { roof: '#b8442c', roofShade: '#6e211f', pillar: '#cf3f27', dark: '#4a1a20', trim: '#f6cf72' }),
    rect(0, ground, w, h, '#d98a3c'),
    shape(whole`M0,${ground}H${w}V${ground + h * 0.04}L0,${ground + h * 0.08}z`, '#8a3f24'),
    smokeRibbon(hands.x - 36 * hands.k, hands.y - 362 * hands.k, smoke, '#fbe6b8'),
    profileBust(
      head.x,
      head.y,
      head.k,
      { skin: hand.skin, shade: hand.shade, hair: '#1d1420', blouse: dress.sleeve, fold: dress.fold },
      woundHair('#1d1420', '#23305e', '#161d40'),
      false,
      -14,
    ),
    incenseHands(hands.x, hands.y, hands.k, { skin: hand.skin, shade: hand.shade, edge: hand.line, ...dress }),
  ].join('')
}
