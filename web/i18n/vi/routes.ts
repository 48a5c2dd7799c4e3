export const texts = {
  title: 'Đi lại',
  intro: 'Từ nơi này đến nơi kia: đi bằng gì, mấy giờ, bao nhiêu tiền, đặt vé ở đâu.',
  metaTitle: 'Đi lại ở Việt Nam: từng chặng, giờ và giá vé',
  metaDescription:
    'Từng chặng đường ở Việt Nam, từ sân bay vào phố đến ra đảo: tàu, xe, máy bay hay thuyền, mất mấy giờ, giá vé bao nhiêu và đặt ở đâu.',
  emptyTitle: 'Chưa có chặng nào',
  emptyText: 'Chúng tôi đang kiểm tra từng chặng. Bạn quay lại sau nhé.',
  regions: { north: 'Miền Bắc', central: 'Miền Trung', south: 'Miền Nam' },
  moreRoutes_other: 'Thêm {{count}} chặng',
  fromTo: '{{from}} – {{to}}',
  quickest: 'Nhanh nhất: {{way}}, {{time}}',
  cheapest: 'Rẻ nhất: {{way}}, từ {{price}}',
  compare: 'So các cách đi',
  way: 'Đi bằng',
  time: 'Mất khoảng',
  doorToDoor:
    'Giờ tính từ cửa đến cửa, kể cả chờ và đổi xe; cách nào chỉ tính giờ trên tàu thì có ghi.',
  price: 'Giá',
  noPrice: 'Chưa có giá chắc',
  ways: 'Từng cách đi',
  frequency: 'Bao lâu một chuyến',
  hours: 'Chuyến đầu, chuyến cuối',
  luggage: 'Hành lý',
  warning: 'Lưu ý',
  booking: 'Đặt vé',
  km: 'Đường bộ khoảng {{km}} km.',
  stops: 'Ghé dọc đường',
  ends: 'Hai đầu đường',
  others: 'Chặng khác từ hai nơi này',
  saveBoth: 'Lưu cả hai nơi',
  more: 'Giờ chạy, giá vé, hành lý, nơi đặt.',
  back: 'Xem mọi chặng',
  notFoundTitle: 'Không tìm thấy chặng này',
  notFoundText: 'Chặng bạn tìm không có hoặc đã được gỡ xuống.',
}

declare module 'i18next' {
  interface ResourceNamespaceMap {
    routes: typeof texts
  }
}
