import { skin, straw, strawShade } from './palettes'
import { line, placed, shape } from './shapes'

function sandals(x: number, y: number, fill: string): string {
  return shape(
    `M${x - 14} ${y}Q${x - 16} ${y + 34} ${x - 6} ${y + 40} ${x + 4} ${y + 36} ${x + 2} ${y}zM${x + 2} ${y + 4}Q${x} ${y + 38} ${x + 10} ${y + 44} ${x + 20} ${y + 38} ${x + 18} ${y + 4}z`,
    fill,
  )
}

function rings(foam: string): string {
  return (
    `<ellipse cx="2" cy="2" rx="54" ry="9" fill="none" stroke="${foam}" stroke-width="4"/>` +
    `<ellipse cx="4" cy="5" rx="88" ry="16" fill="none" stroke="${foam}" stroke-width="2.6" opacity=".7"/>`
  )
}

/** A woman wading away from us in a sun dress and conical hat, sandals in one hand, the other pointing up to the right, her face in profile; ankles in water at (x, y), 350 units tall. */
export function wadingWoman(
  x: number,
  y: number,
  scale: number,
  dress: string,
  fold: string,
  foam: string,
): string {
  return placed(
    x,
    y,
    scale,
    rings(foam) +
      line('M-15-100L-20 0', skin, 19) +
      line('M17-100L24-46', skin, 19) +
      line('M24-46L18 0', '#a8673f', 17) +
      line('M24-242L70-262 118-318', skin, 14) +
      line('M118-318l12-12', skin, 8) +
      shape('M-28-252Q0-266 28-252L23-190 48-94Q26-82 2-90-24-80-46-96L-23-190z', dress) +
      shape('M28-252L23-190 48-94Q26-82 10-89 20-140 6-190 8-230 12-258z', fold) +
      line('M-22-190Q0-182 23-190', fold, 6) +
      line('M-26-244L-52-190-44-136', skin, 14) +
      sandals(-46, -132, '#c93c2a') +
      shape('M-12-262H14L12-284 28-284 36-296 30-302 32-326H-16z', skin) +
      shape('M-20-318Q-28-262-16-222 0-212 12-224 20-262 10-300L12-326z', '#1d1420') +
      shape('M-62-304Q-28-334 8-376 42-336 76-300 8-286-62-304z', straw) +
      shape('M8-376Q42-336 76-300 46-294 28-293 30-336 8-376z', strawShade),
  )
}

/** A man wading away from us, trousers rolled up, sandals in one hand, looking up to the left; ankles in water at (x, y), 370 units tall. */
export function wadingMan(
  x: number,
  y: number,
  scale: number,
  shirt: string,
  fold: string,
  trousers: string,
  foam: string,
): string {
  return placed(
    x,
    y,
    scale,
    rings(foam) +
      line('M-18-90L-24 0', skin, 21) +
      line('M20-90L24 0', '#a8673f', 21) +
      shape('M-34-186H34L42-76H10L0-150-10-74H-42z', trousers) +
      shape('M-36-268Q0-284 36-268L36-176H-36z', shirt) +
      shape('M36-268L36-176H8Q22-230 12-276z', fold) +
      line('M-34-258L-58-206-46-156', skin, 16) +
      line('M-36-260L-50-226', shirt, 22) +
      line('M34-258L58-200 56-150', '#a8673f', 16) +
      line('M36-260L48-226', fold, 22) +
      sandals(54, -148, '#3a2a33') +
      shape('M-14-274H14L12-298 18-322-20-334-34-322-40-308-30-304-26-290-12-288z', skin) +
      shape('M22-312Q26-338 8-350L-16-342-10-322-2-300 4-290 16-294z', '#1d1420') +
      shape('M-42-334Q-20-376 14-364 34-352 40-318 0-336-42-334z', '#f0e0bc'),
  )
}
