import { bigFrond } from '../../kit/big-frond'
import { centred, fruitGround } from '../../kit/fruit-poster'
import { cutCoconut, posterCoconut } from '../../kit/poster-fruit-soft'
import { choose, type Scene } from '../../scene'

/** Young coconuts under their fronds, one cut open with a straw in it. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  return [
    fruitGround(
      frame,
      { paper: '#8cc7d0', band: '#5fa5b4', wood: '#6a4a30' },
      `M${w / 2},-60V${h * 0.1}`,
    ),
    bigFrond([w / 2, 0], [w * 0.2, -40], [w * -0.02, h * 0.5], 150, '#2f7d56', '#17473f'),
    bigFrond([w / 2, 0], [w * 0.8, -40], [w * 1.02, h * 0.5], 150, '#1f5f4e', '#123f3f'),
    choose(frame, posterCoconut(260, 250, 1.05, 10) + posterCoconut(1340, 240, 1.1, -10), '', ''),
    centred(
      frame,
      posterCoconut(250, 130, 1.05, 14) +
        posterCoconut(650, 130, 1.05, -14) +
        posterCoconut(450, 90, 1, 0) +
        cutCoconut(450, 880, 1.15),
    ),
  ].join('')
}
