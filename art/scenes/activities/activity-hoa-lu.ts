import { dragonHead } from '../../kit/dragon-head'
import { foliage } from '../../kit/foliage'
import { aoDaiFigure } from '../../kit/people'
import { posterKarst } from '../../kit/poster-karst'
import { range } from '../../kit/rng'
import { ellipse, line, placed, rect, shape } from '../../kit/shapes'
import { cloudStreaks, sky } from '../../kit/sky'
import { whole } from '../../kit/whole-path'
import { choose, type Frame, type Scene, unit } from '../../scene'

const stone = { light: '#f3e6d2', face: '#c9b5a8', shade: '#94818a', carved: '#7d6a78' }

/** The front hall of King Đinh's temple: more roof than wall, dragons on the ridge; ground at y, 880 units wide and 370 tall. */
function temple(x: number, y: number, scale: number): string {
  const columns = [-318, -196, -78, 78, 196, 318]
  const leaves = [-257, -137, 137, 257]
    .map((bx) => whole`M${bx - 52},-18V-126h104V-18zm26,-8h22v-92h-22zm26,0h22v-92h-22z`)
    .join('')
  const hall =
    rect(-352, -20, 704, 20, stone.face) +
    rect(-352, -20, 704, 7, stone.light) +
    shape('M-70,0L-62,-20H62L70,0z', stone.light) +
    line('M-67-7H67M-64-14H64', stone.shade, 2) +
    rect(-330, -150, 660, 131, '#3d1820') +
    shape(leaves, '#6a3326') +
    rect(-40, -82, 80, 62, '#6d2a22') +
    shape('M-28-40H28V-20H-28zM-14-66H14L18-40H-18z', '#e2a33c') +
    shape(columns.map((cx) => `M${cx - 9}-20V-150h18V-20z`).join(''), '#8a4630') +
    shape(columns.map((cx) => `M${cx - 14}-20h28v-9h-28z`).join(''), stone.light) +
    rect(-330, -150, 660, 20, '#561f24') +
    rect(-54, -110, 108, 28, '#e2a33c') +
    rect(-48, -105, 96, 18, '#8f2420')
  const eaves = 'M-446-196Q-392-140-304-142H304Q392-140 446-196'
  const roof =
    shape(`${eaves}Q346-232 300-318H-300Q-346-232-446-196z`, '#b2583c') +
    shape('M304-142Q392-140 446-196 346-232 300-318L262-142z', '#7c3538') +
    line(
      range(6)
        .map((row) => whole`M${-318 - row * 14},${-296 + row * 24}H${292 - row * 6}`)
        .join(''),
      '#8c4033',
      2.6,
      0.8,
    ) +
    line(
      range(19)
        .map(
          (index) =>
            whole`M${-252 + index * 28},-312Q${-262 + index * 28.6},-220 ${-272 + index * 29.6},-150`,
        )
        .join(''),
      '#cd7450',
      2.2,
      0.7,
    ) +
    line('M-446-196Q-392-140-304-142H304Q392-140 446-196', '#5a2430', 8) +
    line('M-300-318Q-346-232-438-200L-456-214M300-318Q346-232 438-200L456-214', stone.light, 9) +
    rect(-306, -334, 612, 18, stone.light) +
    rect(-306, -322, 612, 6, stone.shade)
  const dragon =
    line('M-292-338Q-262-366-232-342T-172-340-112-342-66-344', stone.face, 10) +
    line('M-66-344Q-48-352-52-366', stone.face, 8)
  const ridge =
    dragon +
    placed(0, 0, 1, dragon, true) +
    shape('M-26-334Q-34-356-12-366-8-378 0-388 8-378 12-366 34-356 26-334z', stone.face) +
    ellipse(0, -350, 12, 12, stone.light) +
    line('M-304-332Q-334-338-332-366M304-332Q334-338 332-366', stone.light, 9)
  return placed(x, y, scale, hall + placed(0, 28, 1, roof + ridge))
}

/** The dragon bed: a slab of stone with a dragon cut into its face among waves; front edge at y, 400 units wide. */
function dragonBed(x: number, y: number, scale: number): string {
  const body = 'M-74-96Q-44-66-14-92T46-96 104-98 150-128'
  const claws =
    'M-34-80l-10 14m10-14l0 16m0-16l10 12M24-102l-6 16m6-16l8 14m-8-14l16 8M78-98l-8 18m8-18l4 18m-4-18l14 12'
  const tail = 'M148-126l24-10m-24 10l22 2m-22-2l12-18'
  const clouds =
    'M-176-66q12-14 26-2 12-10 20 2M-6-130q10-12 22-2 10-10 18 2M52-64q12-12 24-2 12-10 20 2M-20-62q8-10 18 0M128-70q10-10 20 0'
  const top =
    shape('M-212-46L-168-150H168L212-46z', stone.face) +
    shape('M-190-55L-155-143H155L190-55z', stone.shade) +
    line(clouds, stone.face, 3.4) +
    line(claws + tail, stone.light, 4) +
    line(body, stone.carved, 21) +
    line(body, stone.light, 16) +
    line('M-60-88Q-44-76-14-92T46-96 104-98 146-124', stone.face, 6) +
    dragonHead(
      -88,
      -96,
      0.15,
      { gold: stone.light, shine: stone.light, shade: stone.face, line: stone.carved },
      0,
      true,
    )
  const side =
    shape('M-212-46H212L204 2H-204z', stone.light) +
    rect(-198, -32, 396, 22, stone.face) +
    line(
      range(12)
        .map((index) => `M${-186 + index * 33}-14q0-12 12-12 9 0 7 8`)
        .join(''),
      stone.carved,
      3,
    ) +
    shape('M-204 2H204L200 14H-200z', stone.carved)
  return placed(x, y, scale, shape('M-200 14H204L330-20 214-60z', '#8a4a4c', 0.55) + top + side)
}

/** A festival flag of five colours with a flame edge, its pole's foot at (x, y), 300 units tall. */
function flag(x: number, y: number, scale: number, flip: boolean): string {
  const square = (inset: number) =>
    `M${4 + inset}-${290 - inset}L${100 - inset}-${284 - inset}V-${190 + inset}L${4 + inset}-${196 + inset}z`
  const flames =
    'M4-290l14-16 10 15 16-14 10 16 16-12 10 18 18-12 4 22 18 10-14 12 14 14-14 12 14 14-14 12 12 16-22 4-10 16-14-14-14 12-14-14-14 12-12-16z'
  const colours = ['#d8352a', '#f2b53a', '#2f7f8a', '#fff3dc']
  return placed(
    x,
    y,
    scale,
    rect(-14, -16, 28, 16, stone.shade) +
      line('M0-8V-306', '#6b2c2a', 6) +
      shape(flames, '#2f7a5a') +
      colours.map((colour, index) => shape(square(5 + index * 11), colour)).join(''),
    flip,
  )
}

function courtyard(frame: Frame, ground: number, vanish: number, u: number): string {
  const { width: w, height: h } = frame
  const rows = range(6).map(
    (row) => whole`M0,${ground + (h - ground) * ((row + 1) / 7) ** 1.6}H${w}`,
  )
  const joints = range(17).map(
    (index) =>
      whole`M${vanish + (index - 8) * 60 * u},${ground}L${vanish + (index - 8) * 230 * u},${h}`,
  )
  return (
    rect(0, ground, w, h - ground, '#e0a07c') +
    line([...rows, ...joints].join(''), '#cb8268', 3 * u) +
    shape(
      whole`M0,${ground}H${w}V${ground + 40 * u}L${w * 0.6},${ground + 64 * u} 0,${ground + 26 * u}z`,
      '#b06460',
      0.33,
    )
  )
}

/** Hoa Lư: the low tiled temple of King Đinh early in the morning, the dragon bed and festival flags in its court, cliffs behind. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const ground = h * choose(frame, 0.66, 0.68, 0.66)
  const x = w * choose(frame, 0.53, 0.5, 0.5)
  const k = choose(frame, 1.02, 0.94, 0.94) * u
  const bed = {
    x: x + choose(frame, -30, -10, -14) * u,
    y: h * choose(frame, 0.925, 0.885, 0.905),
    k: choose(frame, 0.9, 0.92, 0.86) * u,
  }
  const far = { rock: '#c9cfae', shade: '#b3bfa6' }
  const mid = { rock: '#8fa89c', shade: '#6b8c8a', leaf: '#5c8074' }
  const near = { rock: '#5c7f82', shade: '#3d5f6c', leaf: '#2f5250', leafLight: '#5f8a68' }
  const rock = (part: number, width: number, height: number, seed: number) => ({
    x: w * part,
    base: ground + 4,
    width: width * u,
    height: height * u,
    seed,
    light: 'left' as const,
  })
  const flags = choose(frame, [-500, -640, 520, 650], [-420, 420], [-424, 424])
  return [
    sky(frame, ground, ['#f4c66e', '#fadf9c', '#fff4d2']),
    cloudStreaks(frame, h * 0.07, h * 0.24, 5, '#fff3dc', 9, 0.7),
    posterKarst({ ...rock(choose(frame, 0.36, 0.3, 0.3), 340, 400, 23), ...far }),
    posterKarst({ ...rock(choose(frame, 0.6, 0.66, 0.66), 380, 420, 4), ...far }),
    posterKarst({
      ...rock(choose(frame, 0.22, 0.12, 0.12), 400, choose(frame, 480, 420, 480), 12),
      ...mid,
    }),
    posterKarst({ ...rock(choose(frame, 0.76, 0.88, 0.88), 400, 450, 7), ...mid }),
    posterKarst({ ...rock(choose(frame, 0.04, -0.08, -0.08), 480, 420, 5), ...near }),
    posterKarst({
      ...rock(choose(frame, 0.97, 1.1, 1.1), 520, choose(frame, 540, 440, 520), 19),
      ...near,
    }),
    [-0.02, 0.09, 0.2, 0.82, 0.92, 1.02]
      .map((part, index) =>
        foliage(
          w * part,
          ground - (50 + (index % 3) * 26) * u,
          110 * u,
          (80 + (index % 2) * 30) * u,
          index % 2 ? '#3f6a4c' : '#2f5646',
          4 + index,
        ),
      )
      .join(''),
    courtyard(frame, ground, x, u),
    temple(x, ground + 6 * u, k),
    flags
      .map((dx, index) =>
        flag(
          x + dx * u,
          ground + (choose(frame, 60, 130, 112) + (index % 2) * 10) * u,
          choose(frame, 0.92, 0.74, 0.7) * u,
          dx > 0,
        ),
      )
      .join(''),
    aoDaiFigure(
      x + choose(frame, 220, 226, 218) * u,
      ground + choose(frame, 186, 196, 172) * u,
      1.72 * u,
      { dress: '#d8281f' },
      true,
    ),
    dragonBed(bed.x, bed.y, bed.k),
  ].join('')
}
