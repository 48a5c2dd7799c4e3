import { straw, strawShade } from './palettes'
import { circle, line, placed, shape } from './shapes'

export interface CarrierColours {
  blouse: string
  blouseShade: string
  trousers: string
  skin: string
  skinShade: string
  scarf: string
  scarfShade: string
  basket: string
  basketShade: string
  fish: string
  fishShade: string
}

/** Fish heaped over a basket's rim, the rim's middle at the origin. */
function catchOfFish(c: CarrierColours): string {
  const fish = (x: number, y: number, degrees: number, fill: string) =>
    placed(
      x,
      y,
      1,
      shape('M-52 0Q-24-20 16-12L40-4 62-20Q56 0 62 20L40 4 16 12Q-24 20-52 0z', fill) +
        circle(-38, -3, 3.4, '#1c2733'),
      false,
      degrees,
    )
  return (
    fish(-10, -22, -14, c.fishShade) +
    fish(20, -34, 20, c.fish) +
    fish(-34, -10, 8, c.fish) +
    fish(30, -12, -24, c.fishShade) +
    fish(0, -6, 172, c.fish) +
    fish(44, -8, -6, c.fish)
  )
}

function hungBasket(x: number, top: number, foot: number, c: CarrierColours): string {
  const y = foot - 62
  return (
    line(`M${x} ${top}L${x - 88} ${y}M${x} ${top}L${x + 88} ${y}`, c.trousers, 3.4) +
    placed(x, y, 1, catchOfFish(c)) +
    shape(
      `M${x - 96} ${y - 4}Q${x} ${y + 22} ${x + 96} ${y - 4}Q${x + 92} ${foot} ${x + 44} ${foot}H${x - 44}Q${x - 92} ${foot} ${x - 96} ${y - 4}z`,
      c.basket,
    ) +
    shape(
      `M${x + 20} ${y + 16}Q${x + 64} ${y + 10} ${x + 96} ${y - 4}Q${x + 92} ${foot} ${x + 44} ${foot}H${x + 10}z`,
      c.basketShade,
    ) +
    line(
      `M${x - 92} ${y + 16}Q${x} ${y + 40} ${x + 92} ${y + 16}M${x - 80} ${y + 36}Q${x} ${y + 58} ${x + 80} ${y + 36}`,
      c.basketShade,
      4,
    ) +
    line(`M${x - 96} ${y - 4}Q${x} ${y + 22} ${x + 96} ${y - 4}`, c.trousers, 5)
  )
}

/** A fisherman's wife striding to the right with the catch in two baskets on a shoulder pole, face in profile under a big conical hat; feet at (x, y), 640 units tall, 580 wide. */
export function fishCarrier(
  x: number,
  y: number,
  scale: number,
  c: CarrierColours,
  flip = false,
): string {
  const legs =
    line('M-78-80L-112-20M-112-16L-74-6', c.skinShade, 26) +
    shape('M-46-306L30-300Q36-220 0-150L-58-62-98-84Q-74-130-60-172-60-240-46-306z', c.trousers) +
    line('M66-72L58-18M58-14L104-8', c.skin, 27) +
    shape('M-34-306L50-306Q90-230 100-160L88-58 40-62Q40-130 26-168-16-230-34-306z', c.trousers)
  const body =
    shape('M-54-268Q-58-380-28-452-4-474 36-456 62-390 54-262 0-244-54-268z', c.blouse) +
    shape('M54-262Q62-390 36-456L14-462Q34-370 22-252 42-254 54-262z', c.blouseShade) +
    line('M54-296Q20-286-50-296', c.blouseShade, 4, 0.7)
  const head =
    line('M4-462L12-496', c.skinShade, 36) +
    shape('M-14-560H50L54-542 68-518 56-512 58-502 54-498 56-488Q52-470 32-468L4-470z', c.skin) +
    shape('M-14-560H50L53-546Q30-534 22-520 20-488 32-468L4-470z', c.skinShade) +
    line('M36-533Q43-538 50-533M43-492Q49-487 55-491', c.trousers, 4) +
    shape(
      'M-30-490Q-40-560 6-566L34-562Q14-536 18-508 22-482 44-462 46-446 20-450L-8-436Q-40-444-44-462-30-470-30-490z',
      c.scarfShade,
    ) +
    shape(
      'M-30-490Q-40-560 6-566-12-530-4-490 2-464 20-450L-8-436Q-40-444-44-462-30-470-30-490z',
      c.scarf,
    ) +
    line('M-22-540Q0-524 16-528M-30-506Q-4-492 18-500M-32-478Q0-462 26-474', c.skin, 4, 0.7)
  const hat =
    shape('M-92-560Q-30-596 16-650 58-606 116-556 12-520-92-560z', straw) +
    shape('M16-650Q58-606 116-556 76-542 44-540 44-600 16-650z', strawShade) +
    line('M-62-558Q14-536 92-556M-30-586Q18-572 66-588', strawShade, 3)
  const pole = line('M-238-424Q0-500 262-452', '#7a4a24', 13)
  const backArm =
    line('M-24-432L-72-372-112-436', c.blouseShade, 34) +
    line('M-92-406L-116-448', c.skinShade, 20) +
    circle(-118, -452, 13, c.skinShade)
  const frontArm =
    line('M26-428L86-384', c.blouse, 38) +
    line('M86-384L104-404', c.blouse, 32) +
    line('M98-396L128-460', c.skin, 21) +
    circle(130, -466, 14, c.skin)
  return placed(
    x,
    y,
    scale,
    backArm +
      hungBasket(-228, -426, -96, c) +
      legs +
      body +
      pole +
      head +
      hat +
      hungBasket(246, -454, -120, c) +
      frontArm,
    flip,
  )
}
