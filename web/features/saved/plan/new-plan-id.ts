/** Six letters or digits that most likely no other plan has. */
export function newPlanId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(6))
  return [...bytes].map((byte) => (byte % 36).toString(36)).join('')
}
