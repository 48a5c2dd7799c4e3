import { circle, ellipse, line, placed, rect, shape } from '../../kit/shapes'
import { cast, ink, spot } from '../../kit/spot'

/** A kumquat tree in its glazed pot, trained to a cone and full of fruit. */
export const kumquat = spot(
  cast(20, 376, 230, 44) +
    shape('M-150,210H150L110,380H-110z', ink.blue) +
    shape('M150,210L110,380H10L30,210z', ink.blueShade) +
    rect(-170, 180, 340, 48, ink.blueShade) +
    rect(-18, 90, 36, 100, ink.woodShade) +
    shape(
      'M0,-420Q70,-330 90,-240 190,-170 170,-90 290,-20 240,80 120,170-20,130-200,170-250,70-290,-20-170,-90-190,-180-90,-250-70,-340 0,-420z',
      ink.green,
    ) +
    shape(
      'M0,-420Q70,-330 90,-240 190,-170 170,-90 290,-20 240,80 120,170-20,130 130,60 80,-60 90,-160 20,-240 40,-330 0,-420z',
      ink.greenShade,
    ) +
    [
      [-10, -330, 30],
      [-60, -220, 36],
      [50, -190, 34],
      [-110, -90, 40],
      [10, -90, 38],
      [110, -60, 36],
      [-180, 40, 42],
      [-60, 60, 44],
      [70, 50, 42],
      [180, 50, 38],
    ]
      .map(
        ([x = 0, y = 0, r = 0]) =>
          circle(x, y, r, ink.goldShade) + circle(x - 7, y - 7, r - 7, ink.gold),
      )
      .join(''),
)

/** Two red envelopes of lucky money, held out one over the other. */
export const luckyEnvelope = spot(
  cast(30, 300, 260, 50) +
    placed(
      60,
      0,
      1,
      shape('M-170,-300H170V290H-170z', ink.redShade) + line('M-120,240H120', ink.gold, 16),
      false,
      14,
    ) +
    placed(
      -50,
      0,
      1,
      shape('M-180,-300H180V300H-180z', ink.red) +
        shape('M-180,-300H180L0,-120z', ink.redShade) +
        circle(0, -130, 46, ink.gold) +
        circle(0, 110, 104, ink.gold) +
        circle(0, 110, 82, ink.red) +
        [0, 72, 144, 216, 288]
          .map((a) => placed(0, 110, 1, ellipse(0, -40, 26, 36, ink.pink), false, a))
          .join('') +
        circle(0, 110, 18, ink.gold),
      false,
      -10,
    ),
)

const starPath = (r: number, inner: number) =>
  `${Array.from({ length: 10 }, (_, i) => {
    const radius = i % 2 ? inner : r
    const angle = (i * Math.PI) / 5 - Math.PI / 2
    return `${i ? 'L' : 'M'}${Math.round(Math.cos(angle) * radius)},${Math.round(Math.sin(angle) * radius)}`
  }).join('')}z`

/** A star lantern of red cellophane on its stick, with paper tassels. */
export const starLantern = spot(
  line('M0,-60L70,420', ink.wood, 24) +
    placed(
      0,
      -70,
      1,
      circle(0, 0, 330, ink.gold) +
        circle(0, 0, 298, ink.green) +
        circle(0, 0, 280, ink.paper) +
        shape(starPath(300, 120), ink.red) +
        shape(
          'M0,-300L72,-98 0,0zM285,-93L117,38 0,0zM176,243L0,120 0,0zM-176,243L-117,38 0,0zM-285,-93L-72,-98 0,0z',
          ink.redShade,
        ) +
        line('M0,-300V0M285,-93L0,0M176,243L0,0M-176,243L0,0M-285,-93L0,0', ink.gold, 10) +
        circle(0, 0, 52, ink.gold),
    ) +
    line('M-250,150l-40,120M-220,170l-10,130M240,150l40,120M214,172l16,120', ink.pink, 16),
)

/** A baked mooncake with a wedge cut out, its salted yolk and seeds showing. */
export const mooncake = spot(
  cast(10, 250, 370, 64) +
    shape('M-350,-20V120Q-300,250 0,260 300,250 350,120V-20z', ink.goldShade) +
    shape('M350,-20V120Q300,250 60,258V0z', ink.woodShade) +
    line('M-270,60V180M-180,90V214M-90,106V230M0,112V240', ink.wood, 14) +
    ellipse(0, -20, 350, 190, ink.gold) +
    `<ellipse cx="0" cy="-20" rx="296" ry="152" fill="none" stroke="${ink.goldShade}" stroke-width="16"/>` +
    placed(
      0,
      -20,
      1,
      [0, 60, 120, 180, 240, 300]
        .map((a) => placed(0, 0, 1, ellipse(0, -90, 44, 64, ink.goldShade), false, a))
        .join(''),
    ) +
    shape('M0,-20L330,60V180Q220,246 60,258z', ink.paper) +
    shape('M0,-20L350,30 330,70 0,20z', ink.paper) +
    shape('M10,20L326,84V170Q230,230 70,244z', ink.wood) +
    circle(170, 160, 62, '#f08a24') +
    circle(158, 148, 44, ink.gold) +
    line('M80,80l40,10M250,110l30,10M100,150l6,30M260,190l24-8M70,210l24-6', ink.paper, 14),
)

/** A paper lantern with a lit candle, afloat on three strokes of river. */
export const riverLantern = spot(
  line('M-390,250H-180M-110,300H200M240,256H400M-250,350H60', ink.teal, 26) +
    shape('M-300,60L-180,250H180L300,60 150,130 0,70-150,130z', ink.redShade) +
    shape('M-300,60L-180,250H0V70L-150,130z', ink.red) +
    shape('M-200,-30L-110,180H110L200,-30 90,50 0,-50-90,50z', ink.pink) +
    shape('M200,-30L110,180H0V-50L90,50z', ink.red) +
    rect(-44, -150, 88, 200, ink.paper) +
    rect(4, -150, 40, 200, ink.paperShade) +
    shape('M0,-350Q90,-230 40,-160-40,-140-50,-200-50,-270 0,-350z', ink.gold) +
    shape('M4,-260Q34,-200 14,-166-20,-160-20,-200-16,-230 4,-260z', ink.paper) +
    circle(0, -220, 200, ink.gold, 0.16),
)

/** One silk lantern above a cat that sits and looks up. */
export const silkLantern = spot(
  line('M-60,-430V-360', ink.dark, 14) +
    rect(-130, -370, 140, 34, ink.woodShade) +
    shape('M-130,-336H10Q190,-200 120,-40-10,30-60,30-110,30-240,-40-310,-200-130,-336z', ink.red) +
    shape('M10,-336Q190,-200 120,-40-10,30-60,30 60,-100-20,-336z', ink.redShade) +
    line('M-100,-334Q-220,-180-110,20M-60,-336V26', ink.gold, 8) +
    rect(-130, 20, 140, 30, ink.woodShade) +
    line('M-84,50V170M-60,50V200M-36,50V170', ink.gold, 14) +
    cast(150, 400, 190, 34) +
    shape(
      'M60,400Q40,250 130,200 110,140 120,90L160,124H220L262,84Q276,150 256,190 330,260 320,400z',
      ink.dark,
    ) +
    shape('M226,400Q230,250 256,190 330,260 320,400z', '#46303c') +
    line('M316,380Q420,360 384,240', ink.dark, 34) +
    line('M156,150l18-10M222,142l16,8', ink.gold, 14),
)

function rose(petal: string, shade: string, heart: string): string {
  return (
    line('M0,60Q30,220 0,400', ink.greenShade, 22) +
    shape('M10,250Q120,160 200,220 130,310 10,290z', ink.green) +
    shape('M10,290Q110,260 200,220 130,310 10,290z', ink.greenShade) +
    shape('M-110,40Q-40,150 0,120 40,150 110,40z', ink.greenShade) +
    shape(
      'M-150,-60Q-160,-150-70,-160 0,-220 70,-160 160,-150 150,-60 150,70 0,90-150,70-150,-60z',
      petal,
    ) +
    shape('M70,-160Q160,-150 150,-60 150,70 0,90 110,10 70,-160z', shade) +
    line(
      'M-90,-60Q-60,40 20,40 90,30 90,-50 70,-120 0,-116-60,-100-46,-40-20,0 24,-10 50,-30 30,-62',
      heart,
      18,
    )
  )
}

/** The two roses of Vu Lan: red for whose mother lives, white for whose mother is gone. */
export const vuLanRoses = spot(
  placed(-130, -20, 1, rose(ink.red, ink.redShade, ink.redShade), true, -10) +
    placed(140, 0, 1, rose(ink.paper, ink.paperShade, '#d3a868'), false, 10),
)
