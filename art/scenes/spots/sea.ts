import { circle, ellipse, line, placed, rect, shape } from '../../kit/shapes'
import { cast, ink, spot } from '../../kit/spot'

/** A double-bladed paddle, water running off its lower blade. */
export const paddle = spot(
  placed(
    0,
    -10,
    1,
    rect(-20, -300, 40, 600, ink.gold) +
      rect(4, -300, 16, 600, ink.goldShade) +
      [0, 180]
        .map((a) =>
          placed(
            0,
            0,
            1,
            shape(
              'M-20,-230Q-110,-270-96,-400-60,-450 0,-450 60,-450 96,-400 110,-270 20,-230z',
              ink.red,
            ) + shape('M0,-450Q60,-450 96,-400 110,-270 20,-230H0z', ink.redShade),
            false,
            a,
          ),
        )
        .join('') +
      rect(-28, -110, 56, 60, ink.dark) +
      rect(-28, 60, 56, 60, ink.dark),
    false,
    38,
  ) +
    line('M-330,330H-90M-380,380H-180M-40,384H110', ink.teal, 24) +
    line('M-190,250v40M-120,270v30', ink.teal, 16),
)

/** A life jacket with its collar, straps and buckles. */
export const lifeJacket = spot(
  cast(0, 370, 280, 40) +
    shape(
      'M-110,-380Q0,-320 110,-380L190,-300Q180,-190 270,-150L250,350H-250L-270,-150Q-180,-190-190,-300z',
      '#f07a26',
    ) +
    shape('M110,-380L190,-300Q180,-190 270,-150L250,350H60V-160Q120,-240 110,-380z', '#b84a1c') +
    shape('M-70,-330Q0,-290 70,-330 70,-200 0,-110-70,-200-70,-330z', ink.dark) +
    rect(-10, -120, 20, 470, ink.dark) +
    rect(-262, 20, 522, 52, ink.dark) +
    rect(-256, 190, 510, 52, ink.dark) +
    rect(-44, 8, 88, 76, ink.gold) +
    rect(-44, 178, 88, 76, ink.gold) +
    rect(-210, -90, 120, 44, ink.paper) +
    rect(96, -90, 120, 44, ink.paper),
)

/** A flower crab, claws raised. */
export const crab = spot(
  line(
    'M-200,60L-350,-10M-210,110L-380,110M-190,160L-350,230M200,60L350,-10M210,110L380,110M190,160L350,230',
    ink.blueShade,
    34,
  ) +
    line('M-170,0Q-300,-120-230,-250M170,0Q300,-120 230,-250', ink.blue, 56) +
    shape(
      'M-250,-210Q-340,-310-250,-420-240,-340-200,-330-170,-380-180,-420-90,-320-180,-210z',
      ink.red,
    ) +
    shape(
      'M250,-210Q340,-310 250,-420 240,-340 200,-330 170,-380 180,-420 90,-320 180,-210z',
      ink.redShade,
    ) +
    shape(
      'M-300,70L-220,20Q-140,-80 0,-80 140,-80 220,20L300,70 220,130Q140,240 0,240-140,240-220,130z',
      ink.blue,
    ) +
    shape('M220,20L300,70 220,130Q140,240 0,240 100,140 80,-66 170,-50 220,20z', ink.blueShade) +
    [
      [-120, 40, 26],
      [-60, 130, 30],
      [-20, 10, 22],
      [40, 90, 26],
      [120, 60, 20],
      [90, 160, 18],
    ]
      .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, ink.paper))
      .join('') +
    line('M-60,-80V-130M60,-80V-130', ink.blueShade, 16) +
    circle(-60, -140, 24, ink.dark) +
    circle(60, -140, 24, ink.dark) +
    cast(0, 310, 300, 40),
)

/** A red-shanked douc langur on a branch: golden face, white beard, red shins, long white tail. */
export const langur = spot(
  line('M-410,190Q0,250 410,150', ink.woodShade, 44) +
    line('M-60,190Q-150,320-110,430', ink.paperShade, 36) +
    shape('M-190,200Q-220,-60-30,-120 170,-110 190,70 190,160 130,200z', '#6d7480') +
    shape('M40,-110Q190,-80 190,70 190,160 130,200H30Q120,60 40,-110z', '#4a5160') +
    line('M-150,40Q-290,100-240,200', '#6d7480', 60) +
    line('M-246,150Q-250,190-230,206', ink.paper, 56) +
    shape('M-40,200Q-60,40 60,60 160,80 150,190z', ink.dark) +
    line('M70,170Q60,250 30,330M150,160Q170,240 160,320', '#a5321f', 62) +
    line('M20,330l-40,20M160,320l50,14', ink.dark, 40) +
    circle(-20, -210, 136, '#4a5160') +
    ellipse(-30, -150, 130, 90, ink.paper) +
    shape(
      'M-120,-210Q-110,-300-30,-300 60,-300 70,-210 50,-130-30,-120-110,-130-120,-210z',
      ink.gold,
    ) +
    shape('M70,-210Q50,-130-30,-120 30,-190 10,-296 66,-280 70,-210z', ink.goldShade) +
    circle(-70, -216, 16, ink.dark) +
    circle(14, -216, 16, ink.dark) +
    ellipse(-30, -166, 22, 12, ink.woodShade) +
    line('M-150,-260Q-30,-340 90,-260', ink.woodShade, 24) +
    shape(
      'M270,160q20-130 140-130-10,110-110,130zM-330,190q-70-90-60-160 90,30 100,150z',
      ink.green,
    ),
)

/** A poem hat held against the light: the paper cut-outs show between its leaves. */
export const nonLa = spot(
  cast(0, 280, 390, 50) +
    shape('M0,-310L410,190Q0,330-410,190z', ink.paper) +
    shape('M0,-310L410,190Q260,256 90,262z', ink.paperShade) +
    line(
      'M-92,-200Q0,-174 92,-200M-176,-96Q0,-40 176,-96M-262,8Q0,96 262,8M-344,108Q0,226 344,108',
      ink.goldShade,
      8,
    ) +
    shape(
      'M-190,120Q-150,40-60,90-100,140-190,120zM-40,150q10-60 40,0 30-60 40,0 34,10 0,40h-80q-34-30 0-40z',
      ink.wood,
      0.75,
    ) +
    line(
      'M120,150V30M96,60h48M88,96h64M80,134h80M-230,60q30-30 60,0q30-30 60,0',
      ink.wood,
      14,
      0.75,
    ) +
    line('M-240,226Q-120,430 0,420 130,420 240,224', '#8a4f9f', 30),
)
