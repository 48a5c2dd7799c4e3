import { hand } from './hands'
import { profileHead, tiedHat } from './profile-bust'
import { circle, ellipse, line, placed, shape } from './shapes'

export interface VendorColours {
  blouse: string
  fold: string
  trousers: string
  trousersShade: string
}

function basket(x: number, load: string): string {
  const cords = line(`M${x}-700L${x - 118}-262M${x}-700L${x + 118}-262M${x}-700L${x + 10}-240`, '#6b3f22', 7)
  const bowl =
    shape(`M${x - 128}-262H${x + 128}L${x + 92}-150H${x - 92}z`, '#b5763a') +
    shape(`M${x + 20}-262H${x + 128}L${x + 92}-150H${x + 20}z`, '#7a4a24') +
    line(`M${x - 116}-226H${x + 116}M${x - 104}-188H${x + 104}`, '#5a3018', 5)
  return load + bowl + cords + ellipse(x, -146, 96, 12, '#5a3018')
}

/** A street vendor striding to the left, the whole pole across her shoulder: a lidded soup pot before her, herbs and bowls behind; feet at (0, 0), 1000 units tall. */
export function poleVendor(x: number, y: number, scale: number, c: VendorColours): string {
  const { skin, shade, line: edge } = hand
  const legs =
    shape('M-10-470Q60-300 96-170L176-30 120-8Q20-150-50-300L-80-440z', c.trousersShade) +
    shape('M118-40L178-34 204-2Q150 6 100-10z', shade) +
    shape('M-78-480H84L60-280Q-30-150-96-26L-164-36Q-120-180-90-300z', c.trousers) +
    shape('M-166-44L-96-34-104 4H-220Q-216-14-166-20z', skin) +
    line('M-222 6H-100M96-2L208 6', edge, 10)
  const farArm = line('M40-690Q120-600 150-480', c.fold, 62) + line('M150-480Q160-440 146-404', shade, 36) + circle(142, -392, 24, shade)
  const torso =
    shape('M-66-730Q-110-620-88-520L-104-400H112Q90-520 104-640 100-716 66-750L0-770z', c.blouse) +
    shape('M24-764L66-750Q100-716 104-640 90-520 112-400H30Q60-560 24-764z', c.fold)
  const neck = shape('M-30-800Q-30-760-60-736L0-700 60-744 44-830z', shade)
  const head = placed(2, -880, 0.62, profileHead({ skin, shade, hair: '#1d1420' }, tiedHat('#d8402a'), true), false, -4)
  const pole =
    line('M-560-694Q-300-744 20-752 320-748 560-694', '#8a5226', 24) + line('M-556-700Q-300-750 20-758 320-754 556-700', '#d9a45a', 8)
  const nearArm =
    line('M20-690Q-40-590-120-580', c.fold, 74) +
    line('M14-696Q-44-600-124-590', c.blouse, 66) +
    line('M-140-594Q-200-610-206-700', edge, 42) +
    line('M-138-598Q-196-612-204-700', skin, 36) +
    shape('M-236-756Q-206-784-176-752L-178-700Q-206-684-234-704z', skin) +
    line('M-228-736Q-206-722-182-734', edge, 5)
  const pot =
    shape('M-668-262V-370H-452V-262z', '#c9cdd0') +
    shape('M-530-262V-370H-452V-262z', '#8f979f') +
    shape('M-680-370Q-560-440-440-370z', '#e9ebea') +
    shape('M-540-402Q-480-398-440-370H-540z', '#a9b1b6') +
    circle(-560, -412, 14, '#5a3018')
  const herbs =
    shape('M450-262Q430-360 490-340 500-410 550-370 590-420 620-350 680-370 668-262z', '#3f8f4a') +
    shape('M560-262Q570-340 620-330 670-350 668-262z', '#23603a') +
    shape('M462-262Q466-316 520-312H590Q588-262 560-262z', '#fbf0d8') +
    line('M476-290Q526-276 580-290', '#23305e', 6)
  return placed(x, y, scale, farArm + legs + neck + torso + basket(560, herbs) + basket(-560, pot) + pole + head + nearArm)
}
