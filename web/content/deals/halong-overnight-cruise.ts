import { dealPage } from './with-deal-facts'

export const content = dealPage({
  slug: 'halong-overnight-cruise',
  meta: {
    titleVi: 'Du thuyền Hạ Long 2 ngày 1 đêm, phòng đôi nhìn ra vịnh',
    titleEn: 'Ha Long Bay overnight cruise with a sea-view cabin',
    descriptionVi:
      'Ngủ một đêm giữa đảo, {{price}} một khách: xe hai chiều từ phố cổ Hà Nội, phòng đôi, bốn bữa ăn, vé vịnh, kayak qua hang Luồn và hướng dẫn viên đi cùng.',
    descriptionEn:
      'A night at anchor for {{price}} a person: transfers from Hanoi’s Old Quarter, a double cabin, four meals, bay fees, a kayak through Luon Cave and a guide aboard.',
  },
  category: 'accommodation',
  titleVi: 'Một đêm trên vịnh Hạ Long, phòng đôi nhìn ra biển',
  titleEn: 'A night on Ha Long Bay in a double cabin with a sea view',
  descriptionVi:
    'Tám giờ rời Hà Nội, trưa lên tàu, chiều chèo kayak qua hang Luồn rồi neo lại giữa đảo khi các tàu ngày đã về bến. Sáng dậy vịnh còn vắng, khoảng ba giờ chiều có mặt ở phố cổ. Giá tính cho một khách.',
  descriptionEn:
    'Leave Hanoi at eight, board around noon, paddle through Luon Cave, then anchor among the islands once the day boats have gone home. You wake to an empty bay and are back in the Old Quarter by about three. Price per person.',
  originalPrice: 4_200_000,
  discountedPrice: 3_000_000,
  window: { yearly: { from: '04-16', to: '03-05' } },
  isLimitedTime: false,
  isHotDeal: true,
  destinations: ['halong-bay', 'hanoi'],
  inclusionsVi: [
    'Xe hai chiều từ phố cổ Hà Nội',
    'Phòng đôi, phòng tắm riêng, cửa sổ mở được',
    'Bốn bữa: hai trưa, một tối, một sáng',
    'Vé tham quan và phí lưu trú trên vịnh',
    'Kayak hoặc đò nan có người chèo',
    'Hướng dẫn viên tiếng Việt hoặc tiếng Anh',
  ],
  inclusionsEn: [
    'Transfers both ways from Hanoi’s Old Quarter',
    'Double cabin with bathroom and a window that opens',
    'Four meals: two lunches, a dinner, a breakfast',
    'Entrance and overnight fees for the bay',
    'A kayak, or a bamboo boat with a rower',
    'Guide in English or Vietnamese',
  ],
  termsVi: [
    'Giá mỗi khách khi hai người chung phòng; đi một mình cộng nửa giá',
    'Đêm thứ Sáu, thứ Bảy phụ thu 200.000 đ một khách',
    'Nhóm từ 4 khách được chọn phòng liền nhau',
    'Cảng vụ cấm tàu: dời ngày hoặc hoàn tiền, trừ phần xe đã chạy',
    'Hủy trước 7 ngày không mất phí',
  ],
  termsEn: [
    'Price each for two sharing; solo travellers add half',
    'Friday and Saturday nights: 200,000 VND extra per person',
    'Groups of 4 or more may choose adjoining cabins',
    'If the port is closed: a new date or a refund, less transfers already driven',
    'Free cancellation up to 7 days ahead',
  ],
  imageAltVi: 'Con tàu ngủ đêm lên đèn neo giữa những đảo đá, trăng tròn soi xuống mặt vịnh',
  imageAltEn: 'A cruise boat with its lights on at anchor among dark karsts, under a full moon',
})
