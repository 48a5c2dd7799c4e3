/** The longest text of each field that visitors and editors write, in UTF-16 units as `maxLength` counts. Plain, so that forms read it too. */
export const textLimits = {
  name: 120,
  email: 254,
  phone: 32,
  destination: 200,
  travelDates: 200,
  groupSize: 200,
  budget: 200,
  interests: 200,
  message: 5000,
  note: 4000,
} as const
