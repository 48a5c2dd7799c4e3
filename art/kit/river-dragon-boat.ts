import { dragonHead } from './dragon-head'
import { range } from './rng'
import { circle, ellipse, line, placed, shape } from './shapes'

export interface RiverDragonBoatColours {
  hull: string
  hullShade: string
  band: string
  roof: string
  roofShade: string
  gold: string
  goldShade: string
  dark: string
  vest: string
  straw: string
}

/** A dragon boat of the Son river going to the right, guests in life vests under its awning and a woman who poles in the stern; waterline on its origin, 900 units long and 290 tall. Make it a stencil and copy it. */
export function riverDragonBoat(c: RiverDragonBoatColours): string {
  const pole = line('M-372-236L-440 60', '#8a5a30', 8)
  const poler =
    shape('M-352-60L-346-128H-296L-286-60H-310L-320-104-332-60z', c.dark) +
    shape('M-352-122Q-362-190-338-206H-312Q-290-180-296-122z', c.roof) +
    line('M-336-194L-372-180-376-214M-318-194L-348-164-384-160', c.roof, 15) +
    shape('M-336-204L-334-236-312-244-298-230-304-212-318-204z', '#8f5138') +
    shape('M-366-234Q-330-256-318-282-294-260-262-240-320-226-366-234z', c.straw)
  const guest =
    shape('M-26-40Q-30-92-12-102H14Q28-92 26-40z', c.vest) +
    line('M-24-66H26', c.dark, 5) +
    shape('M-10-100V-136Q4-150 18-136L24-122 17-118V-108Q10-98 0-100z', '#8f5138')
  const hatted = guest + shape('M-30-132Q-4-146 4-162 20-146 38-130 0-122-30-132z', c.straw)
  const bare = guest + shape('M-14-112Q-20-150 4-150 20-146 18-136L2-132-4-108z', c.dark)
  const guests = range(6)
    .map((index) => placed(index * 74 - 196, 0, 1, index % 2 ? hatted : bare))
    .join('')
  const awning =
    line('M-238-50V-190M-90-50V-206M70-50V-206M214-60V-190', c.goldShade, 8) +
    shape('M-262-186Q-20-238 242-188L234-168Q-20-214-254-166z', c.roof) +
    shape('M-254-166Q-20-214 234-168L232-156Q-20-200-252-154z', c.roofShade) +
    line(
      range(12)
        .map(
          (index) =>
            `M${-244 + index * 40}-${160 + Math.round(Math.sin(((index + 0.5) / 12) * Math.PI) * 24)}q19 22 38 0`,
        )
        .join(''),
      c.gold,
      5,
    )
  const tail =
    shape('M-356-46Q-432-56-430-116-424-164-380-172-404-140-396-112-386-84-340-72z', c.gold) +
    shape(
      'M-430-116Q-470-130-466-176-444-150-424-148zM-380-172Q-372-204-402-224-396-196-406-172z',
      c.goldShade,
    )
  const neck =
    shape('M286-66Q356-74 360-130 362-176 396-204L446-160Q424-130 424-100 420-40 330-18z', c.gold) +
    shape(
      'M446-160Q424-130 424-100 420-40 330-18L356-36Q398-66 400-112 402-146 424-180z',
      c.goldShade,
    ) +
    line('M352-72l18 12M366-104l22 8M370-138l24 4M384-168l22 2', c.goldShade, 5)
  const hull =
    shape(
      'M-370-56Q-300-36-200-34L210-36Q300-42 356-88 356-20 296 20L-290 22Q-356 6-370-56z',
      c.hull,
    ) +
    shape(
      'M-350-8Q-300 8-200 6H220Q300 4 340-34 330-4 296 20L-290 22Q-330 12-350-8z',
      c.hullShade,
    ) +
    line('M-370-56Q-300-36-200-34L210-36Q300-42 356-88', c.band, 11) +
    line(
      range(13)
        .map((index) => `M${-300 + index * 44}-12q20 20 40 0`)
        .join(''),
      c.gold,
      6,
    )
  const eye = ellipse(290, -30, 20, 12, '#fff6e4') + circle(294, -30, 8, c.dark)
  return (
    tail +
    pole +
    poler +
    guests +
    hull +
    awning +
    neck +
    eye +
    placed(
      424,
      -196,
      0.36,
      dragonHead(0, 0, 1, { gold: c.gold, shine: '#ffe9a4', shade: c.band, line: c.dark }),
    )
  )
}
