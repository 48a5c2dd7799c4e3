import { range } from './rng'
import { circle, ellipse, line, placed, rect, shape } from './shapes'
import { pad } from './still-life'

/** A bottle of sun cream with a flip cap and a sun on its belly; foot on the origin, 220 units wide and 500 tall. */
export function sunscreenBottle(): string {
  const rays = range(12)
    .map((index) => {
      const angle = (index / 12) * Math.PI * 2
      return `M${Math.round(Math.cos(angle) * 62)} ${Math.round(-220 + Math.sin(angle) * 62)}L${Math.round(Math.cos(angle) * 84)} ${Math.round(-220 + Math.sin(angle) * 84)}`
    })
    .join('')
  return (
    ellipse(16, 0, 150, 14, '#8a4a1c', 0.4) +
    pad(-56, -500, 112, 96, 18, '#1f5a8c') +
    rect(20, -496, 30, 90, '#163f66') +
    line('M-50-456H50', '#5a9ac4', 5) +
    shape(
      'M-110-20V-330Q-110-410-56-412H56Q110-410 110-330V-20Q110 0 86 0H-86Q-110 0-110-20z',
      '#ff8a2a',
    ) +
    shape('M56-412Q110-410 110-330V-20Q110 0 86 0H50Q76-200 56-412z', '#d9621a') +
    shape('M-92-330Q-92-392-62-394L-70-40H-92z', '#ffb35c') +
    circle(0, -220, 46, '#ffe27a') +
    line(rays, '#ffe27a', 12) +
    shape('M-110-100Q-60-140-10-100T110-100V-20Q110 0 86 0H-86Q-110 0-110-20z', '#fff6e4') +
    line('M-84-60Q-50-84-16-60T52-60', '#2f9cc0', 12)
  )
}

/** A mosquito in flight, its body towards the lower left; 110 units wide, centred on the origin. */
export function mosquito(dark: string, wing: string): string {
  return (
    ellipse(14, -30, 14, 44, wing, 0.75) +
    ellipse(-20, -34, 12, 42, wing, 0.75) +
    shape('M-16-8Q20-14 60 20 20 24-16 10z', dark) +
    circle(-22, 0, 16, dark) +
    line('M-34 6L-62 26M-12 8L-30 44-24 66M4 12L2 50 14 70M20 16L36 48 52 62', dark, 4)
  )
}

/** A pump bottle of insect repellent, a struck-out mosquito on its label; foot on the origin, nozzle at (-60, -520), 210 units wide and 560 tall. */
export function repellentSpray(glass: string, shade: string, light: string): string {
  return (
    ellipse(14, 0, 150, 14, '#000', 0.3) +
    rect(-34, -470, 68, 60, '#d9e2dc') +
    pad(-62, -552, 110, 84, 16, '#fff6e4') +
    rect(8, -548, 36, 76, '#d3c9b4') +
    rect(-76, -534, 26, 26, '#d3c9b4') +
    pad(-56, -444, 112, 54, 10, '#fff6e4') +
    shape(
      'M-104-24V-290Q-104-380-50-396H50Q104-380 104-290V-24Q104 0 80 0H-80Q-104 0-104-24z',
      glass,
    ) +
    shape('M50-396Q104-380 104-290V-24Q104 0 80 0H46Q76-200 50-396z', shade) +
    shape('M-88-290Q-86-360-54-376L-66-30H-88z', light) +
    circle(0, -180, 88, '#fff6e4') +
    placed(4, -176, 0.92, mosquito('#2b2233', '#b9cdd0')) +
    `<circle cx="0" cy="-180" r="78" fill="none" stroke="#e0322a" stroke-width="17"/>` +
    line('M-54-126L54-234', '#e0322a', 17)
  )
}

/** A first-aid case standing open: the cross in its lid, bandages, a plaster and scissors in its tray; foot on the origin, 660 units wide and 560 tall. */
export function firstAidCase(shell: string, shade: string, light: string): string {
  const roll = (x: number) =>
    pad(x, -330, 96, 130, 14, '#fffaf0') +
    ellipse(x + 48, -326, 48, 20, '#efe3cc') +
    ellipse(x + 48, -326, 24, 9, '#cdbb9a') +
    line(`M${x + 4} -270H${x + 92}`, '#dccdb0', 5)
  return (
    ellipse(10, 0, 380, 20, '#000', 0.26) +
    pad(-320, -560, 640, 330, 44, shade) +
    pad(-296, -536, 592, 300, 30, light) +
    shape('M-38-524H38V-458H104V-382H38V-316H-38V-382H-104V-458H-38z', '#fffaf0') +
    line('M-270-500V-300M270-500V-300', shade, 6) +
    roll(-276) +
    roll(-166) +
    placed(
      128,
      -262,
      1,
      pad(-30, -110, 60, 190, 28, '#f2b98a') +
        rect(-30, -40, 60, 52, '#e09a6a') +
        circle(-12, -24, 4, '#b5704a') +
        circle(12, -24, 4, '#b5704a') +
        circle(-12, -4, 4, '#b5704a') +
        circle(12, -4, 4, '#b5704a'),
      false,
      14,
    ) +
    line('M206-236L236-352M250-236L204-352', '#c3ced8', 16) +
    `<circle cx="198" cy="-376" r="26" fill="none" stroke="#e0402a" stroke-width="14"/><circle cx="246" cy="-376" r="26" fill="none" stroke="#e0402a" stroke-width="14"/>` +
    pad(-340, -244, 680, 244, 44, shell) +
    pad(-340, -100, 680, 100, 44, shade) +
    rect(-340, -244, 680, 20, light) +
    pad(-70, -262, 140, 62, 16, '#f6d48a') +
    pad(-40, -244, 80, 24, 8, '#b5893a') +
    circle(0, -112, 62, '#fffaf0') +
    shape('M-15-152H15V-127H40V-97H15V-72H-15V-97H-40V-127H-15z', shell)
  )
}

/** A steel flask with a loop in its cap, a lotus painted on it and drops of dew; foot on the origin, 210 units wide and 580 tall. */
export function lotusFlask(body: string, shade: string, light: string): string {
  return (
    ellipse(10, 0, 150, 14, '#000', 0.3) +
    line('M-50-520Q-54-590 0-590T50-520', '#2b2233', 20) +
    pad(-64, -536, 128, 96, 16, '#3a3346') +
    rect(20, -536, 30, 96, '#221d2e') +
    rect(-56, -446, 112, 24, '#d3dae2') +
    shape(
      'M-104-24V-330Q-104-400-58-424H58Q104-400 104-330V-24Q104 0 80 0H-80Q-104 0-104-24z',
      body,
    ) +
    shape('M58-424Q104-400 104-330V-24Q104 0 80 0H44Q78-220 58-424z', shade) +
    shape('M-86-330Q-84-380-62-398L-68-40H-86z', light) +
    placed(
      0,
      -150,
      1,
      shape('M0-110Q40-60 0 0-40-60 0-110z', '#fff3ea') +
        shape('M-44-90Q-6-50 0 0-56-20-44-90zM44-90Q6-50 0 0 56-20 44-90z', '#ffd3dc') +
        shape('M-84-50Q-30-44 0 0-70 6-84-50zM84-50Q30-44 0 0 70 6 84-50z', '#fff3ea') +
        line('M0 6V96M0 60Q-40 40-62 62M0 80Q40 60 60 82', '#bfe6b0', 7),
    ) +
    shape(
      'M-60-300q-14 24 0 34 14-10 0-34zM66-250q-16 28 0 40 16-12 0-40zM-74-200q-12 20 0 28 12-8 0-28zM74-120q-12 22 0 30 12-8 0-30zM30-366q-14 24 0 34 14-10 0-34z',
      '#fff',
      0.85,
    )
  )
}
