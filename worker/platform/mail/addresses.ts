const maxAddresses = 10

/** Lower-case addresses of `a@example.com` or `An <a@example.com>`, at most ten. */
export function addressesIn(to: string | string[]): string[] {
  const addresses = [to]
    .flat()
    .map((one) => (/<([^<>]+)>\s*$/.exec(one)?.[1] ?? one).trim().toLowerCase())
  return [...new Set(addresses)]
    .filter((address) => address.includes('@') && address.length <= 254)
    .slice(0, maxAddresses)
}
