import { dealPage } from './with-deal-facts'

export const content = dealPage({
  slug: 'reunification-rail-pass',
  meta: {
    titleVi: 'Vé tàu Thống Nhất bốn chặng Hà Nội – Sài Gòn',
    titleEn: 'Reunification train tickets: Hanoi to Saigon in four legs',
    descriptionVi:
      'Bốn vé rời Hà Nội – Huế – Đà Nẵng – Nha Trang – Sài Gòn, {{price}} một khách: ba vé giường nằm khoang bốn, một vé ghế mềm, dừng bao lâu tùy bạn trong ba mươi ngày.',
    descriptionEn:
      'Four tickets by Hue, Da Nang and Nha Trang for {{price}} a person: three berths in four-berth cabins, one soft seat, and stops as long as you like within thirty days.',
  },
  category: 'transport',
  titleVi: 'Bộ vé tàu Thống Nhất bốn chặng, Hà Nội – Sài Gòn',
  titleEn: 'Four-leg ticket set for the Reunification line, Hanoi to Saigon',
  descriptionVi:
    'Vé suốt không cho xuống giữa đường rồi đi tiếp, nên chúng tôi mua sẵn bốn vé rời: đêm Hà Nội – Huế, ngày Huế – Đà Nẵng men biển, ngày Đà Nẵng – Nha Trang, đêm Nha Trang – Sài Gòn. Dừng đâu bao lâu tùy bạn, miễn trong ba mươi ngày; giá một khách.',
  descriptionEn:
    'A through ticket doesn’t let you break the journey, so we book four: Hanoi–Hue overnight, Hue–Da Nang by day along the sea, Da Nang–Nha Trang by day, Nha Trang–Saigon overnight. Stay as long as you like at each stop, within thirty days. Price per person.',
  originalPrice: 3_000_000,
  discountedPrice: 2_300_000,
  window: { yearly: { from: '03-01', to: '01-31' } },
  isLimitedTime: false,
  isHotDeal: false,
  destinations: ['hanoi', 'hue', 'da-nang', 'ho-chi-minh-city'],
  inclusionsVi: [
    'Ba vé giường nằm khoang bốn, điều hòa',
    'Một vé ghế mềm Huế – Đà Nẵng, ưu tiên phía biển khi sơ đồ toa còn chỗ',
    'Chọn tầng giường theo ý khi còn chỗ',
    'Vé điện tử gửi trước; lên tàu đưa điện thoại kèm giấy tờ',
    'Chỉ dẫn từng ga: ra cửa nào, đón xe ở đâu, ăn gì gần đó',
  ],
  inclusionsEn: [
    'Three berths in air-conditioned four-berth cabins',
    'One soft seat Hue–Da Nang, on the sea side whenever the seat plan allows',
    'Upper or lower berth as you prefer, while there is a choice',
    'E-tickets ahead of time: show your phone and passport',
    'Notes on each station: the exit, the taxis, what to eat nearby',
  ],
  termsVi: [
    'Đặt trước chặng đầu ít nhất 21 ngày',
    'Bốn chặng đi trong 30 ngày, hướng Bắc – Nam',
    'Không áp dụng hai tuần trước và hai tuần sau Tết',
    'Đổi ngày một chặng: 100.000 đ, báo trước 3 ngày',
    'Tàu hủy vì mưa lũ: hoàn đủ tiền chặng ấy',
  ],
  termsEn: [
    'Book at least 21 days before the first leg',
    'All four legs within 30 days, north to south',
    'Not valid in the two weeks before and after Tet',
    'Changing one leg: 100,000 VND, 3 days ahead',
    'Trains cancelled by floods: that leg is fully refunded',
  ],
  imageAltVi: 'Đầu máy xanh đỏ chạy thẳng về phía người xem trên đường ray ven biển, sau lưng là mặt trời',
  imageAltEn: 'A red and blue locomotive coming head-on along coastal rails, with the sun behind it',
})
