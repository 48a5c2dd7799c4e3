import { circle, ellipse, line, placed, shape } from '../../kit/shapes'
import { cast, ink, spot } from '../../kit/spot'

const curl = (x: number, y: number) => `M${x},${y}q-44-50 0-100t0-110`

function steamCurls(y: number): string {
  return line(curl(-110, y) + curl(20, y - 20) + curl(140, y + 10), ink.paperShade, 20)
}

function bowl(body: string, shade: string, band: string): string {
  return (
    cast(30, 330, 300, 56) +
    shape('M-360,0Q-350,210-140,300H140Q350,210 360,0z', body) +
    shape('M360,0Q350,210 140,300H-10Q210,220 240,0z', shade) +
    shape('M-150,292H150L130,344H-130z', shade) +
    line('M-330,80Q0,190 330,80', band, 22)
  )
}

/** A bowl of phở: rare beef, spring onion and a slice of lime, chopsticks across the rim. */
export const pho = spot(
  steamCurls(-190) +
    bowl(ink.paper, ink.paperShade, ink.blue) +
    ellipse(0, 0, 360, 112, ink.paper) +
    ellipse(0, 8, 316, 88, ink.goldShade) +
    line('M-250,10Q-150,-50-60,0T120,-20 250,16M-200,50Q-90,0 10,46T220,50', ink.paper, 22) +
    shape('M-220,-20Q-140,-90-40,-50-20,0-100,20-190,30-220,-20z', ink.red) +
    shape('M-110,-50Q-60,-60-40,-50-20,0-100,20-80,-10-110,-50z', ink.redShade) +
    shape('M10,-40Q110,-90 190,-30 160,30 80,30 20,20 10,-40z', ink.pink) +
    line('M-30,48h50M120,44h40M-150,54h34M40,-66h30', ink.green, 20) +
    shape('M170,-10a70,70 0 0 1 120,40l-76,6z', ink.green) +
    line('M-70,-90L380,-300M-20,-72L400,-250', ink.woodShade, 22),
)

/** A bowl for the tray of a meal, of 260 units. */
const smallBowl = (band: string) =>
  shape('M-130,0Q-122,104-56,130H56Q122,104 130,0z', ink.paper) +
  shape('M130,0Q122,104 56,130H-4Q70,90 84,0z', ink.paperShade) +
  line('M-112,40Q0,88 112,40', band, 14) +
  ellipse(0, 0, 130, 40, ink.paperShade)

/** A meal on its round tray: rice, soup with greens, fried fish, chopsticks. */
export const meal = spot(
  steamCurls(-150) +
    cast(20, 270, 400, 90) +
    ellipse(0, 150, 410, 190, ink.redShade) +
    ellipse(0, 116, 410, 190, ink.red) +
    ellipse(0, 122, 356, 156, ink.redShade) +
    placed(
      -170,
      -10,
      1,
      smallBowl(ink.blue) +
        shape('M-112,0Q-96,-96 0,-104 96,-96 112,0 0,48-112,0z', '#fff9ec') +
        shape('M0,-104Q96,-96 112,0 60,30 20,26 70,-40 0,-104z', ink.paper),
    ) +
    placed(
      150,
      -30,
      1,
      smallBowl(ink.green) +
        ellipse(0, 2, 110, 30, ink.goldShade) +
        line('M-70,0q30-26 60-4M0,8q34-30 74-6M-30,14h50', ink.green, 18) +
        circle(44, -2, 16, ink.red),
    ) +
    ellipse(30, 206, 236, 66, ink.paperShade) +
    ellipse(30, 196, 236, 66, ink.paper) +
    shape(
      'M-150,196Q-60,126 80,152L190,196 250,156V236L190,204Q60,252-60,234-120,222-150,196z',
      ink.gold,
    ) +
    shape('M-150,196Q-20,214 190,200 60,252-60,234-120,222-150,196z', ink.goldShade) +
    line('M-40,160l30,40M20,156l30,42M80,162l26,36', ink.woodShade, 8) +
    circle(-100, 188, 9, ink.woodShade) +
    line('M-380,60L-250,250M-346,48L-214,240', ink.woodShade, 18),
)

/** The yellow pancake folded over prawns and bean sprouts in its small iron pan. */
export const banhXeo = spot(
  cast(0, 230, 330, 70) +
    shape('M-320,60A320,190 0 0 0 320,60z', ink.dark) +
    ellipse(0, 60, 320, 150, ink.woodShade) +
    line('M300,40L420,-40', ink.dark, 54) +
    shape('M-270,70Q-250,-150 10,-170 250,-150 260,60 0,120-270,70z', ink.gold) +
    shape('M-270,70Q-230,-40 10,-50 220,-40 260,60 0,140-270,70z', ink.goldShade) +
    shape('M-262,62Q-230,-66 0,-78 220,-66 252,52 0,120-262,62z', ink.gold) +
    line('M-190,56l60-70M-90,84l40-80M60,86l-14-80M170,62l-40-66M-20,90l60-90', ink.paper, 18) +
    line('M-170,20q40-70 96-20M0,30q46-74 100-14', ink.red, 40) +
    line('M-160,16q34-44 74-16M12,26q36-48 76-12', ink.pink, 12) +
    shape(
      'M-330,-40q-60-110 30-160 60,80 10,150zM-260,-120q-10-110 80-130 30,90-30,150z',
      ink.green,
    ) +
    line('M-320,-50l40-130M-250,-120l60-110', ink.greenShade, 8),
)

/** Young green rice on a lotus leaf, tied with a straw. */
export const com = spot(
  cast(20, 270, 330, 60) +
    shape(
      'M-390,110Q-330,-90-60,-120 60,-230 220,-150 400,-110 390,90 250,260 0,270-260,270-390,110z',
      ink.green,
    ) +
    shape('M390,90Q250,260 0,270-260,270-390,110-120,190 110,150 300,120 390,90z', ink.greenShade) +
    shape('M-230,60Q-190,-120 0,-150 200,-130 240,60 20,150-230,60z', '#b9c956') +
    shape('M240,60Q20,150-230,60-60,80 60,40 160,-20 120,-120 220,-60 240,60z', '#7f9a3c') +
    line(
      'M-120,10l22-24M-40,-60l30,8M20,20l26-16M-70,50l34-4M60,-70l10,28M-150,50l20-16M110,50l26-14',
      ink.paper,
      14,
    ) +
    line(
      'M-330,120Q-200,20-110,-100M330,90Q220,0 120,-110M-30,260Q0,200 10,140',
      ink.greenShade,
      10,
    ),
)

/** A glass of hot soy milk on its saucer. */
export const soyMilk = spot(
  steamCurls(-240) +
    cast(10, 330, 300, 54) +
    ellipse(0, 300, 280, 62, ink.tealShade) +
    ellipse(0, 286, 280, 58, ink.teal) +
    shape('M-190,-230H190L140,290H-140z', ink.paperShade) +
    shape('M-176,-160H176L130,280H-130z', ink.paper) +
    shape('M176,-160L130,280H40L80,-160z', ink.paperShade) +
    ellipse(0, -160, 176, 40, '#fff8e8') +
    ellipse(0, -230, 190, 44, ink.paperShade, 0.7) +
    line('M-130,-90L-104,180', '#ffffff', 22, 0.8),
)

/** A loaf split and filled: cucumber, coriander, pickles, ham, chilli. */
export const banhMi = spot(
  placed(
    0,
    30,
    1,
    cast(20, 190, 390, 56) +
      shape(
        'M-410,60Q-400,-60-240,-110 60,-200 300,-130 420,-80 410,40 380,170 120,190-340,200-410,60z',
        ink.goldShade,
      ) +
      shape(
        'M-400,30Q-390,-90-230,-130 60,-210 300,-140 410,-90 400,-10 40,-80-400,30z',
        ink.gold,
      ) +
      line('M-210,-84l80-60M-60,-110l80-60M90,-120l84-44M240,-104l60-34', ink.paper, 24) +
      shape('M-392,40Q30,-80 396,0L380,50Q20,-30-370,90z', ink.paper) +
      shape(
        'M-330,50q40-70 110-40 40-60 110-30 50-60 110-30 50-50 120-20 60-40 110,10L220,60Q0,20-330,90z',
        ink.green,
      ) +
      line('M-300,66Q-40,-10 330,30', ink.pink, 30) +
      line('M-250,80l40-60M-130,56l36-60M0,48l30-60M130,44l20-56', ink.red, 18) +
      line('M-190,70l60-16M-50,44l70-10M90,40l70-4M220,44l60,0', '#f5a04a', 18),
    false,
    -8,
  ),
)

/** A steel coffee filter dripping into a glass with condensed milk at its bottom. */
export const phin = spot(
  cast(10, 356, 240, 44) +
    shape('M-150,-40H150L120,350H-120z', '#ead9bd') +
    shape('M-140,60H140L126,250H-126z', '#5a342a') +
    shape('M-126,250H126L120,344H-120z', ink.paper) +
    shape('M150,-40L120,350H44L70,-40z', ink.dark, 0.22) +
    line('M-110,20L-92,290', '#ffffff', 18, 0.7) +
    line('M0,-10V90', '#5a342a', 14) +
    ellipse(0, -50, 250, 46, '#7d8790') +
    ellipse(0, -66, 250, 44, '#c3c9c6') +
    shape('M-150,-300H150L130,-70H-130z', '#c3c9c6') +
    shape('M150,-300L130,-70H30L44,-300z', '#7d8790') +
    ellipse(0, -300, 168, 34, '#e6e6da') +
    shape('M-168,-304A168,60 0 0 1 168,-304z', '#e6e6da') +
    shape('M168,-304A168,60 0 0 0 60,-360Q90,-330 80,-304z', '#7d8790') +
    circle(0, -376, 26, '#7d8790'),
)
