import { dealPage } from './with-deal-facts'

export const content = dealPage({
  slug: 'phong-nha-cave-days',
  meta: {
    titleVi: 'Tour Phong Nha ba ngày, ngủ một đêm trong hang Én',
    titleEn: 'Phong Nha three-day tour with a night in Hang En cave',
    descriptionVi:
      'Tháng 1 đến tháng 8, {{price}} một khách: động Phong Nha, Thiên Đường, hai ngày đi bộ hơn 20 km và ngủ lều trong hang Én, có porter, thiết bị và các bữa ăn.',
    descriptionEn:
      'January to August, {{price}} a person: Phong Nha and Paradise caves, then two days and over 20 km on foot to camp in Hang En, with porters, gear and all meals.',
  },
  category: 'activities',
  titleVi: 'Phong Nha ba ngày: thuyền, cầu gỗ và một đêm trong hang Én',
  titleEn: 'Three days in Phong Nha: boat, boardwalk and a night in Hang En',
  descriptionVi:
    'Ngày đầu khởi động bằng thuyền động Phong Nha và cầu gỗ Thiên Đường. Hai ngày sau đi bộ hơn 20 km qua suối vào hang Én, dựng lều trên bãi cát trong lòng hang, do đơn vị được vườn quốc gia cấp phép dẫn. Giá một khách.',
  descriptionEn:
    'Warm up with the boat into Phong Nha Cave and the boardwalk of Paradise Cave. Then two days and over 20 km on foot through streams to Hang En, sleeping in tents on the sand inside, with an operator licensed by the national park. Price per person.',
  originalPrice: 11_000_000,
  discountedPrice: 8_000_000,
  window: { yearly: { from: '01-15', to: '08-31' } },
  isLimitedTime: true,
  isHotDeal: false,
  destinations: ['phong-nha'],
  inclusionsVi: [
    'Xe đón tiễn ga hoặc sân bay Đồng Hới',
    'Một đêm nhà nghỉ ở Phong Nha, một đêm lều trong hang',
    'Vé động Phong Nha, Thiên Đường và phí tuyến hang Én',
    'Hướng dẫn viên, trợ lý an toàn, người gùi đồ',
    'Mũ, đèn, găng tay, áo phao, túi ngủ',
    'Các bữa ăn từ trưa ngày đầu đến trưa ngày cuối',
  ],
  inclusionsEn: [
    'Rides from and to Dong Hoi station or airport',
    'One night in a Phong Nha guesthouse, one in a tent in the cave',
    'Tickets for both show caves and the Hang En permit',
    'Guide, safety assistants and porters',
    'Helmet, lamp, gloves, life jacket, sleeping bag',
    'All meals from the first lunch to the last',
  ],
  termsVi: [
    'Từ 18 tuổi, đi bộ được 12 km một ngày, khai phiếu sức khỏe',
    'Đặt cọc 30%, chậm nhất 30 ngày trước ngày đi',
    'Nhóm từ 4 khách được giữ chỗ đi cùng ngày',
    'Mưa lũ đóng tuyến: dời ngày hoặc hoàn phần hang Én',
    'Bảo hiểm du lịch phải ghi rõ hoạt động hang động',
  ],
  termsEn: [
    'From age 18, fit to walk 12 km a day; health form required',
    '30% deposit, at least 30 days ahead',
    'Groups of 4 or more: places held on the same date',
    'If floods close the route: a new date, or Hang En refunded',
    'Your travel insurance must name caving',
  ],
  imageAltVi: 'Mấy chiếc lều màu trên bãi cát trong lòng hang lớn, một vệt nắng rọi từ vòm hang xuống',
  imageAltEn: 'Bright tents on a sand beach inside a vast cave, lit by a shaft of sun from the roof',
})
