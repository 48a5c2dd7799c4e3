import { circle, ellipse, line, placed, rect, shape } from '../../kit/shapes'
import { cast, ink, spot } from '../../kit/spot'

const grain = (x: number, y: number, degrees: number) =>
  placed(
    x,
    y,
    1,
    shape('M0,-56Q34,-10 0,56-34,10 0,-56z', ink.gold) +
      shape('M0,-56Q34,-10 0,56z', ink.goldShade),
    false,
    degrees,
  )

/** An ear of rice bent under its ripe grain. */
export const riceEar = spot(
  line('M-250,420Q-210,-100-40,-260 100,-370 230,-200 290,-90 270,80', ink.green, 20) +
    shape(
      'M-236,300Q-330,40-390,-60-250,10-214,200zM-226,200Q-90,60 10,40-90,150-230,290z',
      ink.green,
    ) +
    shape('M-230,250Q-90,60 10,40-90,150-230,290z', ink.greenShade) +
    (
      [
        [-70, -290, 40],
        [20, -350, 70],
        [110, -330, 110],
        [40, -230, 130],
        [200, -250, 150],
        [120, -200, 160],
        [280, -150, 168],
        [180, -100, 176],
        [320, -30, 176],
        [220, 0, 184],
        [310, 90, 182],
        [230, 110, 190],
        [280, 200, 184],
        [-120, -210, 20],
        [-10, -190, 110],
      ] as const
    )
      .map(([x, y, a]) => grain(x, y, a))
      .join(''),
)

/** The back basket of the highlands with its straps and a bundle of cut rice. */
export const backBasket = spot(
  cast(10, 376, 210, 40) +
    line('M-150,-100Q-330,60-130,270M150,-100Q330,60 130,270', ink.redShade, 34) +
    shape(
      'M-60,-150Q-190,-330-260,-350-100,-380 0,-180 40,-390 150,-420 110,-330 60,-160 200,-330 300,-300 210,-260 110,-130z',
      ink.gold,
    ) +
    shape(
      'M60,-160Q200,-330 300,-300 210,-260 110,-130zM0,-180Q40,-390 150,-420 110,-330 60,-160z',
      ink.goldShade,
    ) +
    shape('M-210,-140H210L130,370H-130z', ink.wood) +
    shape('M210,-140L130,370H20L60,-140z', ink.woodShade) +
    line('M-196,-50H196M-180,50H180M-164,150H164M-148,250H148', ink.gold, 16) +
    line('M-120,-130L-80,360M0,-130V360M120,-130L80,360', ink.gold, 10) +
    ellipse(0, -140, 214, 40, ink.woodShade) +
    line('M-214,-140Q0,-84 214,-140', ink.gold, 22),
)

/** Two tin watering cans on a shoulder pole, both tipped at once. */
export const wateringCans = spot(
  line('M-380,-250Q0,-350 380,-250', ink.wood, 34) +
    [-1, 1]
      .map((side) =>
        placed(
          side * 235,
          60,
          1,
          line('M0,-320L-70,-90M0,-320L70,-90', ink.dark, 12) +
            shape('M-120,-110H100V140H-120z', '#b9c2c0') +
            shape('M20,-110H100V140H20z', '#74838a') +
            ellipse(-10, -110, 110, 28, '#e0e2d8') +
            line('M100,60L150,-20', '#74838a', 34) +
            shape('M120,-60L190,10 170,36 96,-30z', '#b9c2c0') +
            line('M180,50q30,60 30,140M156,66q14,70 6,150M196,30q54,50 70,130', ink.teal, 14),
          side < 0,
        ),
      )
      .join('') +
    shape(
      'M-150,380q-60-90-10-150 40,60 30,150zM-110,380q30-110 100-120 0,80-60,120zM130,380q-60-90-10-150 40,60 30,150zM170,380q30-110 100-120 0,80-60,120z',
      ink.green,
    ) +
    line('M-380,388H380', ink.woodShade, 26),
)

/** Two baskets of white chrysanthemums on a shoulder pole. */
export const flowerBaskets = spot(
  line('M-390,-260Q0,-370 390,-260', ink.wood, 32) +
    cast(-230, 350, 150, 34) +
    cast(230, 350, 150, 34) +
    [-230, 230]
      .map((x) =>
        placed(
          x,
          60,
          1,
          line('M0,-330L-140,120M0,-330L140,120', ink.dark, 10) +
            circle(0, -10, 130, ink.green) +
            [
              [-80, -30, 56],
              [10, -90, 58],
              [84, -20, 54],
              [-20, 20, 60],
              [60, 60, 50],
              [-90, 60, 50],
            ]
              .map(
                ([cx = 0, cy = 0, r = 0]) =>
                  circle(cx, cy, r, ink.paperShade) +
                  circle(cx - 6, cy - 8, r - 8, ink.paper) +
                  circle(cx - 6, cy - 8, 16, ink.gold),
              )
              .join('') +
            shape('M-160,90H160L110,280H-110z', ink.gold) +
            shape('M160,90L110,280H10L30,90z', ink.goldShade) +
            line('M-146,150H146M-128,216H128', ink.woodShade, 12),
        ),
      )
      .join(''),
)

/** A wild sunflower of the highland roadside on its hairy stalk. */
export const wildSunflower = spot(
  line('M20,60Q60,260 0,430', ink.greenShade, 30) +
    shape(
      'M20,250Q180,130 330,170 250,320 20,320zM20,330Q-150,220-270,270-200,390 10,380z',
      ink.green,
    ) +
    shape(
      'M20,320Q120,240 330,170 250,320 20,320zM10,380Q-120,330-270,270-200,390 10,380z',
      ink.greenShade,
    ) +
    placed(
      0,
      -90,
      1,
      Array.from({ length: 13 }, (_, i) =>
        placed(
          0,
          0,
          1,
          shape('M0,-90Q-70,-210 0,-330 70,-210 0,-90z', ink.gold) +
            shape('M0,-90Q70,-210 0,-330z', ink.goldShade),
          false,
          i * 27.7,
        ),
      ).join('') +
        circle(0, 0, 112, ink.goldShade) +
        circle(-10, -10, 90, '#f08a24') +
        circle(-18, -18, 46, ink.woodShade),
    ),
)

/** A mango in the paper bag that is twisted around its stalk. */
export const baggedMango = spot(
  line('M-380,-400Q0,-300 390,-390', ink.woodShade, 36) +
    line('M10,-350Q30,-280 10,-200', ink.greenShade, 20) +
    shape(
      'M60,-340Q250,-330 380,-150 200,-160 60,-340zM-60,-340Q-240,-310-350,-120-180,-170-60,-340z',
      ink.green,
    ) +
    shape(
      'M60,-340Q200,-220 380,-150 200,-160 60,-340zM-60,-340Q-180,-220-350,-120-180,-170-60,-340z',
      ink.greenShade,
    ) +
    shape('M-190,-160L10,-230 200,-160 230,330-210,350z', ink.paper) +
    shape('M200,-160L230,330 60,340 90,-190z', ink.paperShade) +
    shape('M-60,120Q-70,-60 40,-70 150,-40 140,120 120,290 0,300-70,240-60,120z', ink.gold, 0.55) +
    line('M-190,-160L10,-230 200,-160M-150,-120L-120,320M-40,-160l10,80', ink.paperShade, 10) +
    line('M-46,-226H66M-50,-200H70', ink.red, 20),
)

/** Half a mango cut hedgehog-wise, its cubes turned out. */
export const cutMango = spot(
  cast(10, 250, 360, 60) +
    shape('M-380,20Q-330,240 0,260 330,240 380,20 0,120-380,20z', ink.green) +
    shape('M380,20Q330,240 0,260 200,190 240,80z', ink.goldShade) +
    shape('M-380,20Q-330,240 0,260-160,180-220,80z', ink.gold) +
    shape(
      'M-380,20Q-300,-200 0,-220 300,-200 380,20 200,150 0,150-200,150-380,20z',
      ink.goldShade,
    ) +
    [
      [-260, -10, -22],
      [-140, -60, -12],
      [0, -80, 0],
      [140, -60, 12],
      [260, -10, 22],
      [-200, 70, -14],
      [-70, 50, -4],
      [70, 50, 4],
      [200, 70, 14],
      [-70, -150, -6],
      [70, -150, 6],
    ]
      .map(([x = 0, y = 0, a = 0]) =>
        placed(
          x,
          y,
          1,
          rect(-52, -46, 104, 92, ink.gold) + rect(-52, -46, 104, 22, '#ffd980'),
          false,
          a,
        ),
      )
      .join(''),
)

/** A string of green pepper with its leaf. */
export const pepper = spot(
  line('M-120,-420Q-60,-250-80,-140T-20,420', ink.woodShade, 20) +
    shape('M-90,-270Q60,-420 310,-370 330,-140 120,-80-30,-90-90,-270z', ink.green) +
    shape('M-90,-270Q90,-220 310,-370 330,-140 120,-80-30,-90-90,-270z', ink.greenShade) +
    line('M-80,-268Q100,-250 270,-340', ink.paperShade, 8) +
    Array.from({ length: 18 }, (_, i) => {
      const [x, y] = [
        -70 + Math.round(i * 2.6) + (i % 3 === 0 ? -58 : i % 3 === 1 ? 58 : 0),
        -90 + i * 27,
      ]
      const ripe = i % 7 === 4
      return (
        circle(x, y, 42, ripe ? ink.redShade : ink.greenShade) +
        circle(x - 8, y - 8, 31, ripe ? ink.red : '#8fb552')
      )
    }).join(''),
)

/** Slices of mango on a bamboo tray, one bent between two fingers' breadth to show that it is done. */
export const driedMango = spot(
  cast(0, 230, 400, 70) +
    ellipse(0, 130, 400, 170, ink.woodShade) +
    ellipse(0, 100, 400, 170, ink.wood) +
    ellipse(0, 96, 356, 140, ink.paper) +
    line('M-330,50L280,180M-280,10L340,130M-200,-22L300,70M-330,130L180,226', ink.paperShade, 10) +
    [
      [-210, 60, -12],
      [-30, 40, 8],
      [160, 50, -6],
      [-120, 140, 10],
      [70, 150, -10],
      [240, 126, 12],
    ]
      .map(([x = 0, y = 0, turn = 0]) =>
        placed(
          x,
          y,
          1,
          ellipse(4, 10, 88, 34, ink.goldShade) +
            ellipse(0, 0, 88, 34, ink.gold) +
            line('M-50,-6Q0,-20 50,-6', ink.paper, 8),
          false,
          turn,
        ),
      )
      .join('') +
    shape(
      'M-170,-120Q-40,-330 150,-250 190,-220 170,-190 20,-240-90,-80-150,-70-170,-120z',
      ink.gold,
    ) +
    shape('M-120,-76Q10,-270 178,-210 176,-200 170,-190 20,-240-90,-80z', ink.goldShade),
)
