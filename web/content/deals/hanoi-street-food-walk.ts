import { dealPage } from './with-deal-facts'

export const content = dealPage({
  slug: 'hanoi-street-food-walk',
  meta: {
    titleVi: 'Tour ăn vặt phố cổ Hà Nội: sáu hàng trong một tối',
    titleEn: 'Hanoi street food tour on foot: six stalls, one evening',
    descriptionVi:
      'Ba tiếng đi bộ từ 17 giờ 30 với người dẫn sinh trưởng ở phố cổ, {{price}} một khách: bánh cuốn, bún riêu, nộm bò khô, nem cua bể, chè và ly cà phê trứng.',
    descriptionEn:
      'Three hours from half past five with a guide raised in the Old Quarter, {{price}} a person: bánh cuốn, bún riêu, crab nem, sweet chè and an egg coffee to finish.',
  },
  category: 'dining',
  titleVi: 'Một tối ăn vỉa hè phố cổ Hà Nội, sáu hàng sáu món',
  titleEn: 'Hanoi street food on foot: six stalls in one evening',
  descriptionVi:
    'Từ 17 giờ 30, đi bộ chừng hai cây số rưỡi trong ba tiếng: bánh cuốn nóng, bún riêu, nộm bò khô, nem cua bể, chè và ly cà phê trứng chốt bữa. Mỗi hàng một món, phần nhỏ, nên nhớ để bụng đói. Giá một khách.',
  descriptionEn:
    'From half past five, some two and a half kilometres in three hours: bánh cuốn off the steamer, bún riêu, green papaya with dried beef, crab nem, sweet chè, and egg coffee to finish. One small dish per stall, so come hungry. Price per person.',
  originalPrice: 700_000,
  discountedPrice: 500_000,
  window: { yearly: { from: '05-01', to: '03-05' } },
  isLimitedTime: false,
  isHotDeal: false,
  destinations: ['hanoi'],
  inclusionsVi: [
    'Năm món ở năm hàng, cà phê trứng ở hàng thứ sáu',
    'Một cốc bia hơi hoặc nước mía',
    'Người dẫn sinh trưởng ở phố cổ',
    'Khăn giấy, nước suối, áo mưa khi cần',
    'Bản đồ ghi các hàng đã ghé để lần sau tự đi',
  ],
  inclusionsEn: [
    'Five dishes at five stalls, egg coffee at the sixth',
    'A glass of bia hơi or sugar-cane juice',
    'A guide who grew up in the Old Quarter',
    'Tissues, water, and a raincoat if it pours',
    'A map of the stalls, so you can go back alone',
  ],
  termsVi: [
    'Nhóm tối đa 8 khách; từ 4 khách được đi riêng',
    'Ăn chay, dị ứng báo từ lúc đặt',
    'Cuối tuần quanh Hồ Gươm cấm xe: điểm hẹn báo trong ngày',
    'Trẻ 5–11 tuổi tính nửa giá',
    'Hủy trước 24 giờ không mất phí',
  ],
  termsEn: [
    'Eight people at most; groups of 4 or more go on their own',
    'Tell us about allergies or a vegetarian diet when booking',
    'Weekends the lakeside is car-free: we send the meeting point that day',
    'Children aged 5–11 pay half',
    'Free cancellation up to 24 hours ahead',
  ],
  imageAltVi: 'Người gánh hàng đi giữa con phố treo dây đèn, hai bên khói bếp nướng và khách ngồi ghế thấp',
  imageAltEn: 'A vendor with shoulder baskets in a street strung with bulbs, between grill smoke and low stools',
})
