import { circle, ellipse, line, placed, rect, shape } from '../../kit/shapes'
import { cast, ink, spot } from '../../kit/spot'

/** A half helmet with its visor up and the strap hanging. */
export const helmet = spot(
  cast(0, 270, 350, 60) +
    shape('M-330,150Q-350,-250 10,-270 340,-250 330,150 100,200-330,150z', ink.red) +
    shape('M10,-270Q340,-250 330,150 240,176 140,180 240,-60 10,-270z', ink.redShade) +
    line('M-250,20Q-240,-150-90,-210', ink.pink, 26) +
    shape('M-340,150Q100,220 340,150L350,206Q100,270-350,206z', ink.dark) +
    shape('M-334,120Q-430,140-430,230-360,250-250,216z', ink.gold) +
    line('M-120,226Q-70,350 20,340 130,330 160,222', ink.dark, 26) +
    rect(-10, 306, 74, 56, ink.gold) +
    line('M-150,-236Q-180,-40-160,180M-40,-268Q-60,-40-40,190', ink.gold, 22),
)

/** A train ticket with its berth: two bunks, a window, a punched hole. */
export const trainTicket = spot(
  placed(
    0,
    0,
    1,
    shape(
      'M-390,-200H390V-40A44,44 0 0 0 390,48V200H-390V48A44,44 0 0 0-390,-40z',
      ink.paperShade,
    ) +
      shape('M-390,-220H390V-60A44,44 0 0 0 390,28V180H-390V28A44,44 0 0 0-390,-60z', ink.paper) +
      rect(-390, -220, 780, 76, ink.red) +
      line('M-350,-182H-150M60,-182H120', ink.paper, 20) +
      line('M170,-120V150', ink.paperShade, 10) +
      line('M-340,-90H-190M-340,-40H-230M-340,90H-200M-340,134H-260', ink.dark, 16) +
      rect(-120, -110, 250, 250, ink.tealShade) +
      rect(-96, -86, 110, 90, ink.gold) +
      rect(-110, 84, 230, 40, ink.teal) +
      rect(30, -40, 90, 34, ink.teal) +
      circle(-60, 62, 26, ink.paper) +
      line('M-30,70H90', ink.red, 36) +
      line('M220,-80H340M220,-30H300M220,40H340', ink.dark, 16) +
      circle(290, 116, 26, ink.red),
    false,
    -9,
  ) + cast(10, 310, 330, 40),
)

/** Two bunks of a sleeper compartment, a ladder between them and the lower one slept in. */
export const berth = spot(
  cast(0, 376, 390, 36) +
    line('M-370,-330V360M370,-330V360', ink.tealShade, 30) +
    rect(-370, -110, 740, 60, ink.wood) +
    rect(-370, -64, 740, 24, ink.woodShade) +
    rect(-350, -170, 700, 62, ink.paper) +
    shape('M-340,-170Q-340,-250-250,-240-160,-250-160,-170z', ink.paperShade) +
    shape('M-120,-170Q120,-230 350,-190V-108H-120z', ink.blue) +
    shape('M140,-200Q260,-214 350,-190V-108H140z', ink.blueShade) +
    rect(-370, 240, 740, 60, ink.wood) +
    rect(-370, 286, 740, 24, ink.woodShade) +
    rect(-350, 180, 700, 62, ink.paper) +
    shape('M-340,180Q-340,100-250,110-160,100-160,180z', ink.paperShade) +
    circle(-220, 124, 56, ink.woodShade) +
    shape('M-274,140Q-280,70-200,66-170,80-176,120-230,100-274,140z', '#46303c') +
    shape('M-160,242Q-170,110-20,90 220,60 350,150V242z', ink.red) +
    shape('M140,84Q270,90 350,150V242H140z', ink.redShade) +
    line('M220,-60V300M320,-60V300M220,0H320M220,70H320', ink.gold, 18),
)

function note(main: string, shade: string, mark: string): string {
  return (
    shape('M-300,-130H300V140H-300z', shade) +
    shape('M-300,-140H300V126H-300z', main) +
    rect(-276, -116, 552, 218, shade, 0.5) +
    circle(-150, -8, 84, ink.paper) +
    circle(-150, -24, 34, shade) +
    shape('M-212,48Q-200,0-150,0-100,0-88,48z', shade) +
    rect(130, -130, 70, 250, ink.paper, 0.55) +
    mark
  )
}

/** Two blue notes that look like sisters: twenty thousand and, with one zero more, five hundred thousand. */
export const banknotes = spot(
  cast(20, 300, 360, 44) +
    placed(
      40,
      -120,
      1.12,
      note(
        '#5a8fc4',
        ink.blueShade,
        line('M-20,-56h40M40,-56h12M66,-56h12M92,-56h12', ink.paper, 22),
      ),
      false,
      12,
    ) +
    placed(
      -20,
      110,
      1.12,
      note(
        '#57a5c9',
        '#2b5f86',
        line('M-40,-56h34M14,-56h12M40,-56h12M66,-56h12M92,-56h12', ink.paper, 22),
      ),
      false,
      -7,
    ),
)

/** A cape of red plastic on its hook, dripping, with a conical hat above it. */
export const rainCape = spot(
  rect(-260, -400, 520, 36, ink.wood) +
    circle(0, -340, 26, ink.dark) +
    shape(
      'M-60,-320Q0,-370 60,-320L150,-190Q250,60 270,330L150,290 60,340-60,296-150,340-270,310Q-250,60-150,-190z',
      ink.red,
    ) +
    shape('M60,-320L150,-190Q250,60 270,330L150,290 60,340Q90,60 10,-330z', ink.redShade) +
    line('M-40,-160Q-70,60-110,300M-120,-120Q-160,60-190,260', ink.pink, 12) +
    shape('M-60,-320Q0,-370 60,-320 40,-250 0,-240-40,-250-60,-320z', ink.dark) +
    shape('M-300,-150L-150,-330 10,-170Q-140,-100-300,-150z', ink.paper) +
    shape('M-150,-330L10,-170Q-60,-132-130,-130z', ink.paperShade) +
    line('M-210,360v36M-40,350v50M110,362v34M230,352v44', ink.teal, 18),
)

/** A broom of palm ribs leaning over the mud that it sweeps. */
export const broom = spot(
  shape(
    'M-400,330Q-330,250-200,270-80,220 60,270 200,260 360,310 300,380 0,390-330,390-400,330z',
    ink.wood,
  ) +
    shape('M-120,300Q40,250 360,310 300,380 0,390-60,340-120,300z', ink.woodShade) +
    line('M300,-410L-10,60', ink.goldShade, 34) +
    line('M290,-412L-20,56', ink.gold, 14) +
    shape('M-10,20L70,74Q30,200-30,330L-250,240Q-110,150-10,20z', ink.gold) +
    shape('M30,46L70,74Q30,200-30,330L-110,298Q-20,190 30,46z', ink.goldShade) +
    line('M-10,60L-190,250M10,74L-130,280M30,84L-80,306', ink.woodShade, 8) +
    line('M-24,30L76,100', ink.red, 28) +
    ellipse(240, 330, 60, 16, ink.paperShade, 0.6),
)

/** A caver's helmet, its lamp throwing a beam to the left. */
export const caveHelmet = spot(
  shape('M-190,-60L-420,-190V130L-190,20z', ink.gold, 0.45) +
    cast(70, 280, 320, 52) +
    shape('M-230,150Q-250,-240 70,-260 390,-240 380,150z', ink.gold) +
    shape('M70,-260Q390,-240 380,150H210Q290,-80 70,-260z', ink.goldShade) +
    line('M30,-258Q-40,-60-30,140', ink.goldShade, 16) +
    line('M-160,0Q-140,-120-50,-180', ink.paper, 24) +
    shape('M-250,130Q70,190 400,130V190Q70,250-250,190z', ink.dark) +
    line('M-214,70Q60,30 372,70', ink.dark, 34) +
    rect(-250, -80, 110, 130, ink.tealShade) +
    rect(-262, -58, 60, 86, ink.paper) +
    line('M-120,214Q-60,350 60,350 210,344 270,212', ink.red, 26) +
    rect(30, 322, 74, 56, ink.redShade),
)
