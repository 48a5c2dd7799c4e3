/** How many grey cards stand in for products that are on their way (specification 9). */
const count = 8

export function ProductSkeletons() {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
    <li key={index} aria-hidden="true" data-skeleton="" className="pulsing grid grid-cols-[7rem_1fr] gap-x-4 sm:block">
      <div className="skeleton aspect-square" />
      <div className="sm:pt-4">
        <div className="skeleton h-6 w-4/5" />
        <div className="skeleton mt-2 h-4 w-1/2" />
        <div className="skeleton mt-3 h-4 w-full" />
        <div className="skeleton mt-2 h-4 w-3/4" />
        <div className="skeleton mt-6 h-11 w-full" />
      </div>
    </li>
  ))
}
