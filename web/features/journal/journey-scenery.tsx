/** The country in profile, from a city gate in the north over a pass to a junk on the southern sea. The land is drawn as wide as its place. */
export function JourneyScenery() {
  return (
    <div className="relative h-19 overflow-hidden max-md:-mx-4 md:h-36">
      <span className="absolute end-[24%] top-6 size-11 rounded-full bg-turmeric md:top-11 md:size-22" />
      <svg aria-hidden="true" viewBox="0 0 1216 144" preserveAspectRatio="none" className="absolute size-full">
        <path
          d="M0 144V78C60 44 90 28 130 34s70 46 120 34 80-54 130-44 90 58 150 54 90-34 140-24 60 44 110 50 140 26 300 36z"
          fillOpacity="0.15"
          className="fill-on-night"
        />
        <path d="M760 122h456v22H760z" fillOpacity="0.25" className="fill-on-night" />
        <path d="M0 144v-34c70-28 120-30 190-8s120 14 190-8 130 10 200 18 110-20 180-4 60 24 120 26 60 4 90 10z" className="fill-south" />
      </svg>
      <svg aria-hidden="true" viewBox="0 0 120 100" className="absolute start-[3%] bottom-0 h-14 md:h-24">
        <path d="M16 54h88l6 46H10z" className="fill-central" />
        <path d="M44 100V78a16 16 0 0 1 32 0v22zM22 100V86a7 7 0 0 1 14 0v14zM84 100V86a7 7 0 0 1 14 0v14z" className="fill-night" />
        <path d="M12 48h8v-5h8v5h9v-5h8v5h9v-5h8v5h9v-5h8v5h9v-5h8v5h9v-5h7v12H12z" className="fill-turmeric" />
        <path d="M40 24h40v19H40z" className="fill-on-night" />
        <path d="M46 43V34a4 4 0 0 1 8 0v9zM66 43V34a4 4 0 0 1 8 0v9zM56 43V30h8v13z" className="fill-night" />
        <path d="M24 27c10-2 15-9 18-17h36c3 8 8 15 18 17-4 2-9 2-14 0H38c-5 2-10 2-14 0z" className="fill-pin" />
      </svg>
      <svg aria-hidden="true" viewBox="0 0 220 110" className="absolute start-[33%] bottom-0 h-14 md:h-31">
        <path
          d="M0 110c26-18 40-52 62-82 6-8 12-8 18 0 12 18 22 34 34 34s18-22 30-30c6-4 12-2 18 6 18 26 32 56 58 72z"
          className="fill-map-land"
        />
        <path
          d="M71 22c-8 26 4 36-4 54s-20 24-24 34H0c26-18 40-52 62-82 3-4 6-6 9-6zM153 30c-4 24 6 34 0 50s-10 22-12 30h79c-26-16-40-46-58-72-3-4-6-7-9-8z"
          fillOpacity="0.5"
          className="fill-central"
        />
        <path
          d="M40 110c54 0 104-4 100-14s-72-4-70-14 62 0 62-8-20-2-18-11"
          fill="none"
          strokeWidth="4"
          strokeLinecap="round"
          className="stroke-night"
        />
        <path d="M103 63V49h22v14h-7v-5a4 4 0 0 0-8 0v5zM100 44h28v6h-28z" className="fill-pin" />
      </svg>
      <svg aria-hidden="true" viewBox="0 0 120 96" className="absolute end-[4%] bottom-1 h-12 md:bottom-2 md:h-24">
        <path d="M58 4c26 14 36 34 36 60H58z" className="fill-pin" />
        <path d="M52 14C34 28 24 44 22 64h30z" className="fill-turmeric" />
        <path
          d="M58 22c8 2 16 3 24 3M58 42c12 2 22 3 33 2M52 32c-6 2-10 3-16 4M52 48c-10 2-16 3-26 3M55 4v64"
          fill="none"
          strokeWidth="2.5"
          className="stroke-night"
        />
        <path d="M8 66c14 6 84 6 104-2-4 14-14 22-26 24H32C20 86 12 78 8 66z" className="fill-central" />
        <path d="M0 92h40M56 92h60" strokeWidth="3" strokeLinecap="round" strokeOpacity="0.6" className="stroke-on-night" />
      </svg>
    </div>
  )
}
