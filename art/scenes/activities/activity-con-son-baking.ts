import { pancakePan } from '../../kit/banh-xeo'
import { sampan } from '../../kit/boats'
import { grove } from '../../kit/foliage'
import { nipa } from '../../kit/nipa'
import { palm } from '../../kit/palm'
import { standingRower } from '../../kit/people'
import { profileHead } from '../../kit/profile-bust'
import { raftHouse } from '../../kit/raft-house'
import { range } from '../../kit/rng'
import { circle, ellipse, line, placed, shape, veiled } from '../../kit/shapes'
import { cloudStreaks, sky } from '../../kit/sky'
import { ripples, water } from '../../kit/water'
import { whole } from '../../kit/whole-path'
import { choose, type Scene, unit } from '../../scene'

const face = { skin: '#d98f56', shade: '#bd7440', hair: '#1f1722' }
const blouse = { fill: '#c2306a', fold: '#861d4e' }
const raft = {
  wall: '#7fa6a0',
  wallShade: '#55807f',
  roof: '#a8573f',
  roofShade: '#7f3f35',
  deck: '#6a4a36',
  lamp: '#2f4a50',
}

/** A checked khăn rằn laid round the neck. */
const scarf =
  shape(
    'M-58-276Q-20-252 24-280L36-262Q0-230-56-252zM-50-258L-30-246Q-40-200-30-160L-62-166Q-66-220-50-258z',
    '#f6efe0',
  ) +
  line(
    'M-48-262L-42-244M-30-256L-26-240M-10-260L-6-242M10-266L16-248M-60-232L-36-226M-62-208L-36-204M-62-186L-34-182M-50-250Q-56-200-50-164M-40-248Q-48-200-40-162M-54-264Q-10-244 30-272',
    '#2f3a44',
    4,
  )

/** A woman of the islet in áo bà ba on a low stool, turned to the left, tending the pan with long chopsticks; stool's foot at (0, 0), 400 units tall. */
const baker =
  shape('M-46-54H92V-40H-46z', '#8a5a34') +
  line('M-34-40L-40 0M80-40L86 0', '#6a4026', 12) +
  line('M10-66L-130-96', '#2f2738', 62) +
  line('M-136-98L-112-24', '#2f2738', 44) +
  shape('M-166-14Q-150-30-118-28L-92-20-90-4H-164z', face.shade) +
  line('M-44-226L-104-150-150-140', blouse.fold, 40) +
  line('M-160-138L-190-136', face.shade, 24) +
  shape('M-250-160H-174Q-176-120-196-112H-228Q-248-120-250-160z', '#f6efe0') +
  shape('M-206-160H-174Q-176-120-196-112H-210Q-202-130-206-160z', '#c9c2b8') +
  ellipse(-212, -160, 38, 7, '#f2c14a') +
  shape('M-34-274Q-74-250-78-180-84-100-56-40H72Q86-130 60-206 44-262 14-276z', blouse.fill) +
  shape('M14-276Q44-262 60-206 86-130 72-40H10Q50-120 30-200 24-246 14-276z', blouse.fold) +
  line('M40-62L-100-122', '#1f1826', 68) +
  line('M-106-122L-92-26', '#1f1826', 48) +
  line('M30-80L-96-136', '#4a4058', 9, 0.8) +
  shape('M-150-12Q-130-34-98-30L-68-22-66 0H-150z', face.skin) +
  line('M-156-4H-60', '#c9412c', 9) +
  shape('M-44-262L-30-300 20-300 16-262z', face.shade) +
  scarf +
  placed(-32, -346, 0.44, profileHead(face, ''), false, -8) +
  line('M-210-206L-366-144M-206-198L-358-134', '#6a3a22', 6) +
  line('M6-232L-58-160-160-180', blouse.fold, 50) +
  line('M4-236L-58-166-156-184', blouse.fill, 42) +
  line('M-172-186L-200-192', face.skin, 26) +
  circle(-206, -192, 18, face.skin) +
  line('M-212-206L-228-192M-216-196L-226-184', face.shade, 5)

/** A round bamboo tray on a banana leaf: rolled bánh kẹp, cakes in coconut leaf and layered bánh da lợn; 400 units wide. */
const cakes =
  ellipse(0, 12, 206, 58, '#7a4a2a') +
  ellipse(0, 0, 204, 54, '#c9924a') +
  ellipse(0, -5, 184, 44, '#eac57a') +
  shape('M-190-10Q-120-70 20-58 140-60 190-4 110 46-30 40-140 36-190-10z', '#3f8f4a') +
  line('M-186-10Q0-20 186-4', '#7fbf5a', 5) +
  line('M-130-16L-60-40M-116-2L-40-30M-98 14L-20-18', '#8a4f1e', 30) +
  line('M-130-18L-60-42M-116-4L-40-32M-98 12L-20-20', '#eba53c', 24) +
  line(
    'M-116-22l8 14M-98-28l8 14M-80-36l8 14M-98-8l8 12M-80-16l8 12M-62-24l8 12M-80 4l8 12M-60-4l8 12M-42-12l8 12',
    '#b86f22',
    3,
  ) +
  range(3)
    .map((index) =>
      placed(
        34 + index * 44,
        -14 + (index % 2) * 18,
        1,
        shape('M-24-26H20L28-18V12H-16L-24 4z', '#5fae4a') +
          shape('M-24-15H20V-6H-24zM-24 3H20V12H-16L-24 4z', '#f6d45a') +
          shape('M-24-26H20L28-18H-14z', '#8fd06a'),
      ),
    )
    .join('') +
  line('M110 24l54-16M96 34l50-14', '#e2cf8a', 22) +
  line('M116 22l8 8M130 18l8 8M146 14l8 8M104 32l8 8M120 28l8 8', '#a8943f', 4)

/** Village baking on Cồn Sơn: a woman in áo bà ba over a clay stove under coconut palms, a tray of country cakes, fish rafts and a sampan on the Hậu river. */
export const scene: Scene = (frame) => {
  const { width: w, height: h } = frame
  const u = unit(frame)
  const river = h * choose(frame, 0.42, 0.47, 0.44)
  const bank = h * choose(frame, 0.63, 0.64, 0.64)
  const leaf = { trunk: '#6a4a3a', leaf: '#1f6a4a', leafLight: '#3f9a52', nut: '#c9a23a' }
  const main = choose(
    frame,
    { x: 0.56, y: 0.9, k: 1.3 },
    { x: 0.71, y: 0.84, k: 1.26 },
    { x: 0.69, y: 0.86, k: 1.14 },
  )
  const k = main.k * u
  const tray = choose(
    frame,
    { x: 0.81, y: 0.9, k: 0.95 },
    { x: 0.34, y: 0.93, k: 0.98 },
    { x: 0.28, y: 0.93, k: 0.74 },
  )
  const palms = choose<readonly (readonly [number, number, number, number, number])[]>(
    frame,
    [
      [0.06, 0.72, 2, 250, 60],
      [0.2, 0.68, 1.5, 230, -30],
      [0.9, 0.7, 2.1, 240, -40],
    ],
    [
      [-0.02, 0.7, 2, 270, 50],
      [0.97, 0.7, 2.1, 250, -24],
    ],
    [
      [0.02, 0.7, 1.7, 250, 40],
      [0.97, 0.7, 1.8, 270, -26],
    ],
  )
  const boat = choose(frame, { x: 0.42, y: 0.53 }, { x: 0.46, y: 0.545 }, { x: 0.47, y: 0.525 })
  const stove = { x: w * main.x - 350 * k, y: h * main.y - 128 * k }
  return [
    sky(frame, river, ['#6fc0cc', '#bfe3cc', '#f4f0c4', '#fde6b0']),
    cloudStreaks(frame, h * 0.05, h * 0.26, 5, '#fffaf0', 8, 0.75),
    grove(-20, w + 20, river + 4, 66 * u, '#8fc0a4', 5),
    grove(-20, w * 0.6, river + 8, 54 * u, '#5f9f86', 11),
    water(frame, river + 4, ['#d8e6c0', '#9accb4', '#5faea8']),
    ripples({
      left: 0,
      right: w,
      top: river + 20 * u,
      bottom: bank,
      count: choose(frame, 26, 16, 16),
      colour: '#f2f4d6',
      seed: 5,
      opacity: 0.7,
      length: 190 * u,
    }),
    raftHouse(w * choose(frame, 0.7, 0.84, 0.85), river + 34 * u, 0.9 * u, raft) +
      raftHouse(w * choose(frame, 0.79, 0.36, 0.35), river + 24 * u, 0.6 * u, raft, true),
    sampan(w * boat.x, h * boat.y, 1.1 * u, '#4a2f2a', '#a8704a'),
    standingRower(w * boat.x + 34 * u, h * boat.y - 10 * u, 0.72 * u, '#fff6e4', '#2b2030', true),
    range(choose(frame, 5, 3, 3))
      .map((index) =>
        nipa(
          w * choose(frame, 0.02 + index * 0.09, index * 0.15, index * 0.14),
          bank + 20 * u,
          (0.48 + (index % 2) * 0.16) * u,
          { leaf: '#2f7a52', light: '#5fae5a', rib: '#8fbf6a' },
          0,
          index + 2,
        ),
      )
      .join(''),
    shape(
      whole`M0,${bank}Q${w * 0.3},${bank - 20 * u} ${w * 0.6},${bank + 6 * u}T${w},${bank - 10 * u}V${h}H0z`,
      '#6f9f4a',
    ),
    shape(
      whole`M0,${bank + 60 * u}Q${w * 0.4},${bank + 14 * u} ${w},${bank + 50 * u}V${h}H0z`,
      '#e2b272',
    ),
    shape(whole`M0,${h * 0.96}Q${w * 0.4},${h * 0.9} ${w},${h * 0.97}V${h}H0z`, '#b87f4a'),
    palms
      .map(([px, py, size, tall, lean], index) =>
        palm(w * px, h * py, size * u, leaf, tall, lean, index + 3),
      )
      .join(''),
    ellipse(w * main.x - 130 * k, h * main.y + 2, 330 * k, 24 * k, '#9a6a42', 0.6),
    line(
      whole`M${stove.x - 150 * k},${h * main.y - 4}l${100 * k},${-26 * k}M${stove.x - 136 * k},${h * main.y + 6}l${96 * k},${-18 * k}`,
      '#6a4026',
      16 * k,
    ),
    pancakePan(stove.x, stove.y, 0.34 * k),
    veiled(
      line(
        whole`M${stove.x - 30 * k},${stove.y - 40 * k}q${-40 * k},${-50 * k} 0,${-100 * k}t${10 * k},${-110 * k}M${stove.x + 34 * k},${stove.y - 40 * k}q${36 * k},${-46 * k} ${4 * k},${-90 * k}`,
        '#fffaf0',
        13 * k,
      ),
      0.7,
    ),
    placed(w * main.x, h * main.y, k, baker),
    ellipse(w * tray.x, h * tray.y + 26 * u, 230 * tray.k * u, 44 * tray.k * u, '#8a5f3a', 0.6),
    placed(w * tray.x, h * tray.y, tray.k * u, cakes),
  ].join('')
}
