/** The mango of the name; decoration beside it. */
export function Logo() {
  return <img src="/favicon.svg" alt="" width={28} height={28} className="size-7" />
}
