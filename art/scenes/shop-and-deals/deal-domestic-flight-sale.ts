import { airlinerWing, cabinWindow, seatBack } from '../../kit/cabin-window'
import { cloudSea } from '../../kit/cloud-sea'
import { copyAt, stencils } from '../../kit/copies'
import { hatFromAbove } from '../../kit/desk-things'
import { islet } from '../../kit/islet'
import { placed, rect, shape, verticalGradient } from '../../kit/shapes'
import { sun, sunRays } from '../../kit/sun'
import { choose, type Scene, unit } from '../../scene'

/** A window seat in the morning: the wing over a sea of clouds, below it the coast with its long white beach. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const size = choose(frame, 1, 1.16, 1) * u
  const half = 300 * size
  const tall = 386 * size
  const at = { x: w * choose(frame, 0.4, 0.5, 0.5), y: h * choose(frame, 0.5, 0.47, 0.5) }
  const gap = 905 * size
  const view = placed(
    at.x,
    at.y,
    size,
    [
      verticalGradient('s', [
        [0, '#2f7fc0'],
        [0.5, '#a9dbe0'],
        [1, '#fdeec1'],
      ]) + rect(-320, -400, 640, 420, 'url(#s)'),
      sunRays(120, -190, 700, 26, '#fff6d4', 0.18) + sun(120, -190, 62, '#fffbe0'),
      verticalGradient('w', [
        [0, '#7fd0cc'],
        [1, '#12809a'],
      ]) + rect(-320, 0, 640, 420, 'url(#w)'),
      shape('M-330-8Q-180-40-40-14T60 30Q20 60-10 110T-40 220-130 420H-330z', '#e9fbe8'),
      shape('M-330-4Q-180-34-60-8T34 34Q-8 62-40 110T-76 220-170 420H-330z', '#fbe3a8'),
      shape('M-330 0Q-190-26-90 0T-10 40Q-50 66-80 114T-120 220-230 420H-330z', '#4f9a5c'),
      shape('M-330 30Q-210 10-130 50T-180 190-300 420H-330z', '#357d54'),
      shape('M-330-2L-270-64-232-40-190-92-130-30-92-8-60 4Q-200-20-330 40z', '#5f98a8'),
      copyAt('i', 190, 100, 0.5) + copyAt('i', 120, 64, 0.3) + copyAt('i', 250, 56, 0.26),
      cloudSea(-330, 330, -6, 20, ['#fff6e6'], 60, 5).replace(/V20/g, 'V6'),
      cloudSea(-330, 330, 250, 420, ['#fdeede', '#fffaf0'], 120, 9),
      airlinerWing(-330, 170, 0.76, '#f6f3ec', '#c3cad6', '#d8322b', '#ffe39a'),
    ].join(''),
  )
  const second =
    frame.format === 'wide'
      ? cabinWindow(
          'b',
          at.x + gap,
          at.y,
          half,
          tall,
          placed(at.x + gap - at.x, 0, 1, '<use href="#v"/>'),
          '#fffaf0',
          '#dccdb8',
          '#f6ead6',
          0.42,
        )
      : ''
  return [
    stencils([['i', islet(4, 0)]]),
    rect(0, 0, w, h, '#f6e6cd'),
    rect(0, h * choose(frame, 0.925, 0.86, 0.93), w, h, '#e3cba8'),
    shape(`M0,0H${w}V${h * 0.05}Q${w * 0.5},${h * 0.03} 0,${h * 0.06}z`, '#fff6e6'),
    cabinWindow(
      'a',
      at.x,
      at.y,
      half,
      tall,
      `<g id="v">${view}</g>`,
      '#fffaf0',
      '#dccdb8',
      '#f6ead6',
      0.07,
    ),
    second,
    choose(
      frame,
      seatBack(w * 0.05, h * 1.16, 1.5 * u, '#23305e', '#182349', '#f0b23a', '#2f9c93') +
        seatBack(w * 0.79, h * 1.24, 1.42 * u, '#23305e', '#182349', '#f0b23a', '#2f9c93'),
      seatBack(w * 0.06, h * 1.14, 1.4 * u, '#23305e', '#182349', '#f0b23a', '#2f9c93'),
      seatBack(w * 0.01, h * 1.22, 1.3 * u, '#23305e', '#182349', '#f0b23a', '#2f9c93'),
    ),
    hatFromAbove(
      w * choose(frame, 0.06, 0.09, 0.05),
      h * choose(frame, 0.76, 0.82, 0.82),
      choose(frame, 0.95, 0.9, 0.8) * u,
      '#e0402a',
    ),
  ].join('')
}
