/** Of the editorial plan. */
export const contentPillars = [
  'destination-discovery',
  'cultural-immersion',
  'practical-travel',
  'personal-stories',
  'visual-storytelling',
] as const
export type ContentPillar = (typeof contentPillars)[number]
