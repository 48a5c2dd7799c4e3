import { dealPage } from './with-deal-facts'

export const content = dealPage({
  slug: 'northern-mountains-five-days',
  meta: {
    titleVi: 'Tour Hà Giang – Sa Pa năm ngày bằng ô tô',
    titleEn: 'Ha Giang and Sapa by car: a five-day mountain tour',
    descriptionVi:
      'Tháng 9 đến giữa tháng 5: Quản Bạ, Lũng Cú, Đồng Văn, Mã Pì Lèng rồi Sa Pa, {{price}} một khách, gồm xe từ Hà Nội, bốn đêm nghỉ, vé, thuyền và hướng dẫn.',
    descriptionEn:
      'September to mid-May: Quan Ba, Lung Cu, Dong Van, Ma Pi Leng, then Sapa. {{price}} a person with a car from Hanoi, four nights, most meals, tickets and a guide.',
  },
  category: 'tours',
  titleVi: 'Năm ngày vùng cao: cao nguyên đá rồi sang Sa Pa',
  titleEn: 'Five days in the northern mountains, from stone plateau to Sapa',
  descriptionVi:
    'Đi ô tô, dành cho ai mê đèo mà không lái xe máy: Quản Bạ, cột cờ Lũng Cú, phố cổ Đồng Văn, Mã Pì Lèng, rồi vòng sang Sa Pa đi bộ một buổi ở Mường Hoa. Ngày đầu và ngày thứ tư đường dài, mỗi ngày khoảng bảy tiếng xe. Giá một khách.',
  descriptionEn:
    'By car, for people who love passes but don’t ride: Quan Ba, the Lung Cu flag tower, old Dong Van and Ma Pi Leng, then across to Sapa for a morning’s walk in Muong Hoa. The first and fourth days are long, some seven hours each on the road. Price per person.',
  originalPrice: 9_800_000,
  discountedPrice: 7_000_000,
  window: { yearly: { from: '09-01', to: '05-15' } },
  isLimitedTime: false,
  isHotDeal: false,
  destinations: ['ha-giang', 'sapa', 'hanoi'],
  inclusionsVi: [
    'Xe riêng của nhóm từ Hà Nội và về lại Hà Nội',
    'Ba đêm nhà nghỉ ở bản và thị trấn, một đêm khách sạn Sa Pa',
    'Các bữa sáng, bốn bữa trưa, bốn bữa tối',
    'Vé điểm tham quan, thuyền trên sông Nho Quế',
    'Hướng dẫn viên người vùng cao',
  ],
  inclusionsEn: [
    'A car for your group, from Hanoi and back',
    'Three nights in village and town guesthouses, one in a Sapa hotel',
    'All breakfasts, four lunches, four dinners',
    'Entrance tickets and a boat on the Nho Que river',
    'A guide from the highlands',
  ],
  termsVi: [
    'Nhóm từ 4 khách, nhiều nhất 7 khách một xe',
    'Đặt cọc 30%, chậm nhất 30 ngày trước ngày đi',
    'Khởi hành thứ Bảy phụ thu 200.000 đ một khách',
    'Sạt lở, cấm đường: đổi tuyến, phần vé chưa dùng được hoàn',
    'Mang giấy tờ tùy thân bản gốc vì đi sát biên giới',
  ],
  termsEn: [
    'For groups of 4 or more, at most 7 to a car',
    '30% deposit, at least 30 days ahead',
    'Saturday departures: 200,000 VND extra per person',
    'Landslides mean another route; unused tickets are refunded',
    'Bring your original passport: the route follows the border',
  ],
  imageAltVi: 'Người cưỡi ngựa đi qua ruộng tam giác mạch, phía sau là dãy núi đá và cột cờ Lũng Cú',
  imageAltEn: 'A rider on horseback passing buckwheat flowers, with karst peaks and the Lung Cu flag tower behind',
})
