import { standing } from '../../kit/goods'
import { range } from '../../kit/rng'
import { circle, line, placed, rect, shape } from '../../kit/shapes'
import { pad } from '../../kit/still-life'
import type { Scene } from '../../scene'

/** Blue flames on a burner, 200 units wide and 90 tall. */
const flames = [-80, -40, 0, 40, 80]
  .map((x) =>
    shape(
      `M${x - 20} 0Q${x - 26}-44 ${x}-90 ${x + 26}-44 ${x + 20} 0z`,
      x % 80 ? '#4fb0e0' : '#2f86c4',
    ),
  )
  .join('')

/** A cooking pot from the side, 320 units wide and 180 tall, its lid on. */
const pot = (metal: string, shade: string) =>
  pad(-160, -180, 320, 180, 26, metal) +
  shape('M60-180H134Q160-180 160-154V-26Q160 0 134 0H40Q110-80 60-180z', shade) +
  pad(-176, -206, 352, 40, 16, shade) +
  pad(-26, -240, 52, 44, 14, '#26323f')

/** What to cook, sit and wash with outdoors. */
export const campKitchenScenes: Record<string, Scene> = {
  'product-camp-stove': standing(
    ['#f5d06a', '#fadd88', '#bf9a34'],
    line('M-150-260L-290 0M150-260L290 0M0-260V-20', '#7f8c93', 28) +
      pad(-330, -20, 100, 24, 10, '#59636a') +
      pad(230, -20, 100, 24, 10, '#59636a') +
      pad(-170, -290, 340, 60, 24, '#59636a') +
      placed(0, -290, 1.1, flames) +
      line('M-220-390H220', '#59636a', 22) +
      placed(0, -390, 1, pot('#d8412a', '#a82d1e')) +
      pad(-70, -220, 140, 200, 30, '#2f8fae') +
      shape('M20-220H40Q70-220 70-190V-50Q70-20 40-20H10Q50-120 20-220z', '#1f6c86') +
      rect(-70, -140, 140, 44, '#fff3dc') +
      line('M150-250H240', '#59636a', 18) +
      circle(256, -250, 28, '#d8412a'),
    { size: 0.98 },
  ),
  'product-cook-set': standing(
    ['#e0804a', '#ea9665', '#a34f20'],
    shape('M150-130L400-160V-120L150-80z', '#26323f') +
      placed(-60, 0, 1.3, pot('#c9d0d4', '#9aa5ab')) +
      pad(-100, -420, 0, 0, 0, '#fff') +
      line('M-270-180Q-350-170-340-60', '#7f8c93', 20) +
      placed(
        200,
        0,
        1,
        pad(-100, -190, 200, 190, 24, '#dde3e6') +
          shape('M40-190H76Q100-190 100-166V-24Q100 0 76 0H20Q80-90 40-190z', '#aab5bb') +
          `<path d="M96-150Q180-150 176-96T96-44" fill="none" stroke="#7f8c93" stroke-width="22"/>` +
          line('M-70-160V-40', '#fff', 13),
      ) +
      line('M-220-190V-60', '#f0f3f4', 15),
    { size: 1.08, shift: [10, -30] },
  ),
  'product-mess-tin': standing(
    ['#e8853a', '#f19d58', '#a9561a'],
    `<path d="M-250-150Q-400-150-380-290T-200-360" fill="none" stroke="#7f8c93" stroke-width="20"/>` +
      pad(-260, -310, 520, 310, 70, '#cfd7da') +
      shape('M140-310H190Q260-310 260-240V-70Q260 0 190 0H100Q210-150 140-310z', '#9ca8ae') +
      pad(-276, -360, 552, 90, 40, '#b5c0c5') +
      pad(-276, -360, 552, 36, 18, '#e9eef0') +
      shape('M-210-360Q-200-470-110-470-60-530 10-480 60-520 110-470 200-470 210-360z', '#fffaf0') +
      line(
        'M-110-450Q-90-420-100-390M10-470Q20-430 10-400M110-450Q100-420 120-390',
        '#e0d4b8',
        11,
      ) +
      line('M-200-220V-80', '#f4f7f8', 18) +
      pad(-70, -220, 140, 60, 18, '#9ca8ae'),
    { air: line('M-80-540q-36-46 0-90M60-540q-36-46 0-90', '#fff6e4', 18), size: 1.0 },
  ),
  'product-water-carrier': standing(
    ['#9fb5d8', '#b5c8e5', '#6c83a8'],
    `<path d="M-80-500V-560Q-80-600 0-600T80-560V-500" fill="none" stroke="#26323f" stroke-width="34"/>` +
      pad(-210, -510, 420, 90, 26, '#2f6fae') +
      shape('M-200-440H200L240-60Q240 0 180 0H-180Q-240 0-240-60z', '#cfeaf4') +
      shape('M-214-300Q-100-340 0-300T216-300L240-60Q240 0 180 0H-180Q-240 0-240-60z', '#58b0da') +
      shape('M110-440H200L240-60Q240 0 180 0H90Q180-200 110-440z', '#2f7fae', 0.45) +
      line('M-170-400L-200-70', '#fff', 18) +
      pad(-60, -100, 120, 60, 20, '#26323f') +
      rect(-20, -60, 40, 60, '#d8412a') +
      line('M-60-130H60', '#d8412a', 26),
    { shift: [0, -14], air: shape('M0 6q34 46 0 60-34-14 0-60z', '#fff') },
  ),
  'product-camp-table': standing(
    ['#7fc0d0', '#97d0de', '#508e9d'],
    line('M-260-260L-120 0M260-260L120 0M-120-260L-260 0M120-260L260 0', '#7a5a3a', 28) +
      line('M-180-130H180', '#7a5a3a', 16) +
      shape('M-340-330H340L300-260H-300z', '#dde4e7') +
      range(6)
        .map((index) => shape(`M${-340 + index * 114}-330h100l-10 70h-88z`, '#c4cdd2'))
        .join('') +
      rect(-310, -262, 620, 30, '#98a4aa') +
      placed(-160, -330, 0.72, pot('#d8412a', '#a82d1e')) +
      placed(
        90,
        -330,
        1,
        pad(-46, -110, 92, 110, 16, '#fff6e4') + line('M44-86Q96-86 92-54T44-24', '#fff6e4', 15),
      ) +
      circle(220, -366, 36, '#f29a2a') +
      shape('M214-400Q230-430 256-420 250-400 214-400z', '#3f8f4a'),
    { size: 1.04, air: line('M90-460q-30-36 0-76M-160-520q-30-36 0-76', '#fff', 15) },
  ),
  'product-camp-chair': standing(
    ['#f08f7a', '#f6a794', '#b45b47'],
    line('M-230 0L170-330M230 0L-170-330', '#26323f', 28) +
      line('M-200-20H200', '#26323f', 20) +
      shape('M-230-600H230L250-320Q120-230 0-230T-250-320z', '#2f8f8a') +
      shape('M130-600H230L250-320Q200-280 150-256 190-430 130-600z', '#1f6c68') +
      shape('M-250-320Q-120-230 0-230T250-320L230-200Q100-110 0-110T-230-200z', '#43a8a2') +
      shape('M140-256Q200-280 250-320L230-200Q170-156 110-132z', '#2a7f7a') +
      line('M-230-610L-250-300M230-610L250-300', '#26323f', 26) +
      pad(-290, -370, 90, 36, 14, '#7a4a2a') +
      pad(200, -370, 90, 36, 14, '#7a4a2a') +
      circle(-250, 0, 22, '#26323f') +
      circle(240, 0, 22, '#26323f') +
      line('M-180-540H180', '#f2c95a', 18),
    { size: 1.02 },
  ),
  'product-solar-shower': standing(
    ['#8fd0b8', '#a6dfca', '#579a82'],
    line('M-320-600H320', '#7a5a3a', 34) +
      line('M-120-600L-90-500M120-600L90-500', '#26323f', 18) +
      pad(-60, -530, 120, 50, 16, '#e9eef0') +
      shape('M-180-500H180L200-150Q200-100 150-100H-150Q-200-100-200-150z', '#2a3038') +
      shape('M90-500H180L200-150Q200-100 150-100H80Q150-300 90-500z', '#181d23') +
      circle(-20, -310, 80, '#f2b23c') +
      line(
        'M-20-440V-420M-20-200V-180M-150-310H-130M90-310H110M-112-402L-98-388M58-232L72-218M72-402L58-388M-98-232L-112-218',
        '#f2b23c',
        17,
      ) +
      line('M0-100V-30Q0 0 40 0', '#7a8790', 24) +
      shape('M30-30H120L140 20H20z', '#d8412a'),
    {
      air: line('M40 40L20 90M80 40V96M120 40L140 90', '#e4f8fa', 14),
      shift: [0, -20],
      size: 0.98,
    },
  ),
}
