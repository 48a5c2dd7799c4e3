import { dealPage } from './with-deal-facts'

export const content = dealPage({
  slug: 'domestic-flight-sale',
  meta: {
    titleVi: 'Vé máy bay nội địa một chiều kèm 20 kg hành lý',
    titleEn: 'Domestic flights in Vietnam with 20 kg of luggage',
    descriptionVi:
      'Một giá {{price}} một khách, một chiều, đã gồm thuế phí và 20 kg ký gửi: Hà Nội – Đà Nẵng, Hà Nội – Sài Gòn, Sài Gòn – Đà Nẵng, Sài Gòn – Phú Quốc; đổi ngày được.',
    descriptionEn:
      'One fare, {{price}} each way with taxes and 20 kg checked: Hanoi–Da Nang, Hanoi–Saigon, Saigon–Da Nang and Saigon–Phu Quoc in either direction, one date change.',
  },
  category: 'transport',
  titleVi: 'Vé bay nội địa một chiều, đã gồm 20 kg hành lý',
  titleEn: 'One-way domestic flights with 20 kg of luggage included',
  descriptionVi:
    'Một giá cho bốn chặng: Hà Nội – Đà Nẵng, Hà Nội – TP. Hồ Chí Minh, TP. Hồ Chí Minh – Đà Nẵng, TP. Hồ Chí Minh – Phú Quốc, bay chiều nào cũng được, đã có thuế phí và 20 kg ký gửi. Số ghế mỗi chuyến có hạn; giá một khách, một chiều.',
  descriptionEn:
    'One fare for four routes, in either direction: Hanoi–Da Nang, Hanoi–Ho Chi Minh City, Ho Chi Minh City–Da Nang and Ho Chi Minh City–Phu Quoc. Taxes and 20 kg of checked luggage are in it, and seats on each flight are limited. Price per person, one way.',
  originalPrice: 2_300_000,
  discountedPrice: 1_400_000,
  window: { yearly: { from: '03-01', to: '12-15' } },
  isLimitedTime: true,
  isHotDeal: true,
  destinations: ['hanoi', 'da-nang', 'ho-chi-minh-city', 'phu-quoc'],
  inclusionsVi: [
    'Vé phổ thông một chiều',
    'Thuế, phí sân bay và phí xuất vé',
    '20 kg ký gửi và 7 kg xách tay',
    'Đổi ngày một lần, chỉ bù chênh lệch giá',
    'Nhắn tin ngay khi giờ bay thay đổi',
  ],
  inclusionsEn: [
    'One-way economy ticket',
    'Taxes, airport charges and ticketing fee',
    '20 kg checked and 7 kg of cabin luggage',
    'One change of date for the fare difference only',
    'A message as soon as your flight time changes',
  ],
  termsVi: [
    'Đặt trước ngày bay ít nhất 21 ngày',
    'Không áp dụng 30/4 – 1/5, 2/9 và hai ngày trước, sau mỗi dịp',
    'Tên trên vé đúng như giấy tờ tùy thân, không đổi tên',
    'Vé không hoàn, trừ khi hãng hủy chuyến',
    'Nhóm từ 4 khách nên đặt cùng lúc để giữ chung một giá',
  ],
  termsEn: [
    'Book at least 21 days before the flight',
    'Not valid 30 April–1 May, 2 September or two days either side',
    'Names must match your passport and cannot be changed',
    'No refunds unless the airline cancels',
    'Groups of 4 or more: book together to keep one fare',
  ],
  imageAltVi: 'Cánh máy bay nhìn qua ô cửa sổ, bên dưới là biển mây và dải bờ biển xanh',
  imageAltEn: 'An airliner’s wing through the cabin window, above clouds and a green coast',
  bookingUrl: 'https://activities.example/deals/domestic-flight-sale',
})
