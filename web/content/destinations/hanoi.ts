import { hanoiSummary } from './hanoi.summary'
import type { Destination } from './types'
import { withActivityDetails } from './with-activity-details'

export const content: Destination = {
  ...hanoiSummary,
  meta: {
    titleVi: 'Du lịch Hà Nội: mùa đẹp, món ngon, lịch 2–3 ngày',
    titleEn: 'Hanoi: when to go, what to eat, how many days',
    descriptionVi:
      'Tháng 10, 11 là mùa đẹp nhất của Hà Nội. Lịch hai, ba ngày quanh Hồ Gươm, Văn Miếu, Hồ Tây; ăn phở, bún chả, chả cá; giá phòng và đường từ Nội Bài về phố.',
    descriptionEn:
      'October and November are Hanoi’s best weeks. Two or three days around the lake, the Old Quarter and the Temple of Literature, with dishes, prices and getting there.',
  },
  attractionsVi: ['Hồ Gươm', 'Văn Miếu – Quốc Tử Giám', 'Hoàng thành Thăng Long'],
  attractionsEn: ['Hoan Kiem Lake', 'Temple of Literature', 'Thang Long Imperial Citadel'],
  overviewVi: [
    'Hà Nội dậy rất sớm. Trời còn mờ, quanh Hồ Gươm đã có người đi bộ, múa quạt; hàng phở đầu phố đỏ lửa, xe đạp chở hoa đã vào đến phố cổ. Thủ đô hơn nghìn năm tuổi giữ được nếp ở rất riêng: nhà ống mặt tiền hẹp, ngõ sâu, biệt thự Pháp tường vàng, hàng trà đá dưới gốc sấu. Đến đây để ăn ngon, đi bộ và ngồi nhìn phố.',
    'Nên dành hai đến ba ngày. Ngày đầu đi bộ quanh Hồ Gươm, đền Ngọc Sơn và các phố Hàng, tối xem múa rối nước. Ngày thứ hai sang phía Ba Đình: Lăng Bác, Hoàng thành Thăng Long, Văn Miếu – Quốc Tử Giám, rồi ra Hồ Tây ngắm chiều xuống bên chùa Trấn Quốc. Có thêm một ngày thì sang Bát Tràng nặn gốm hoặc xem kỹ Bảo tàng Dân tộc học.',
    'Xe máy đông, vỉa hè hay bị chiếm chỗ; khi qua đường hãy đi chậm, đều bước và đừng lùi lại. Từ tối thứ Sáu đến hết Chủ nhật, các phố quanh Hồ Gươm thường cấm xe, dễ dạo chơi nhưng rất đông. Mùa hè oi bức, hay mưa rào; mùa đông lạnh ẩm, có những ngày không khí ô nhiễm nên mang theo khẩu trang. Lăng Bác chỉ mở buổi sáng (8–11 giờ vào mùa lạnh), nghỉ thứ Hai và thứ Sáu; vào lăng hay vào chùa nhớ mặc kín vai, quá gối.',
  ],
  overviewEn: [
    'Hanoi gets up early. Before it is properly light, walkers and fan dancers have claimed the paths around Hoan Kiem Lake, the phở pots are boiling and bicycles piled with flowers are rolling into the Old Quarter. More than a thousand years old, the capital still lives in its own way: narrow tube houses, deep alleys, ochre French villas, iced tea on plastic stools under the trees. Come to eat well, to walk, and to sit and watch the street.',
    'Give it two or three days. Spend the first on foot around the lake, Ngoc Son Temple and the guild streets, with water puppets in the evening. On the second go west to Ho Chi Minh’s Mausoleum, the Thang Long Citadel and the Temple of Literature, ending at West Lake beside Tran Quoc Pagoda. With a third, shape a pot in Bat Trang or linger in the Museum of Ethnology.',
    'Traffic is dense and pavements are often blocked; cross slowly, at a steady pace, and never step back. From Friday evening to Sunday night the streets around the lake usually close to vehicles: easy strolling, big crowds. Summers are sticky and stormy; winters are damp and chilly, with some days of poor air, so pack a mask. The Mausoleum opens mornings only (8–11 am from November to March), never on Mondays or Fridays. Cover shoulders and knees there and in pagodas.',
  ],
  heroAltVi: 'Tháp Rùa giữa hồ Hoàn Kiếm lúc chạng vạng, bên bờ là cầu Thê Húc sơn đỏ',
  heroAltEn: 'Turtle Tower on Hoan Kiem Lake at dusk, with the red Huc Bridge near the shore',
  galleryImages: [
    {
      src: '@assets/art/hanoi',
      altVi: 'Tháp Rùa giữa hồ Hoàn Kiếm lúc chạng vạng, bên bờ là cầu Thê Húc sơn đỏ',
      altEn: 'Turtle Tower on Hoan Kiem Lake at dusk, with the red Huc Bridge near the shore',
    },
    {
      src: '@assets/art/hanoi-2',
      altVi: 'Xe đạp chở đầy hoa của người bán rong trước dãy nhà ống phố cổ',
      altEn: 'A street vendor’s bicycle loaded with flowers in front of Old Quarter tube houses',
    },
    {
      src: '@assets/art/hanoi-3',
      altVi: 'Gác Khuê Văn với ô cửa tròn trong Văn Miếu – Quốc Tử Giám',
      altEn: 'The Khue Van pavilion with its round windows at the Temple of Literature',
    },
  ],
  transportation: {
    ...hanoiSummary.transportation,
    accessibilityVi:
      'Sân bay Nội Bài cách trung tâm khoảng 30 km, đi taxi hay xe buýt mất 45–60 phút; bay từ TP. Hồ Chí Minh ra chừng 2 giờ. Ga Hà Nội là đầu tuyến tàu Bắc – Nam và có tàu đêm đi Lào Cai.',
    accessibilityEn:
      'Noi Bai Airport is about 30 km from the centre, 45–60 minutes by taxi or bus; the flight from Ho Chi Minh City takes around two hours. Hanoi station is the northern end of the main north–south railway and has night trains to Lao Cai for Sapa.',
  },
  bestTimeToVisit: {
    ...hanoiSummary.bestTimeToVisit,
    weatherVi:
      'Tháng 10, tháng 11 khô ráo, nắng nhẹ và mát, dễ chịu nhất trong năm; tháng 3, tháng 4 ấm dần nhưng hay mưa phùn, nồm ẩm. Từ tháng 6 đến tháng 8 có những ngày trên 35 độ, nhiều mưa dông, còn tháng 1 và tháng 2 có đợt rét dưới 15 độ.',
    weatherEn:
      'October and November are dry, mild and gently sunny, the pleasantest weeks of the year; March and April warm up but can be drizzly and humid. June to August brings days above 35°C and heavy storms, while cold spells in January and February drop below 15°C.',
  },
  activities: withActivityDetails(hanoiSummary.activities, {
    'hanoi-old-quarter-street-food': {
      descriptionVi:
        'Đi bộ qua các ngõ phố cổ, mỗi quán ăn một món: bún chả, phở cuốn, bánh cuốn, nem rán, chè. Có người dẫn thì biết quán nào nhà ấy nấu mấy đời và biết cách gọi cho vừa bụng.',
      descriptionEn:
        'Graze through the alleys one dish per stop: bún chả, phở cuốn, bánh cuốn, fried nem, sweet chè. A guide knows which families have cooked the same thing for generations, and how to order so you last the evening.',
      highlightsVi: ['Quán gia truyền một món', 'Bún chả nướng than', 'Cà phê trứng', 'Ngồi ghế nhựa vỉa hè'],
      highlightsEn: ['One-dish family eateries', 'Charcoal-grilled bún chả', 'Egg coffee', 'Plastic stools on the pavement'],
      difficulty: 'easy',
      bestTimeVi: 'Chiều tối, 17–20 giờ',
      bestTimeEn: 'Early evening, 5–8 pm',
    },
    'hanoi-temple-of-literature': {
      descriptionVi:
        'Văn Miếu lập năm 1070 thờ Khổng Tử; Quốc Tử Giám mở sáu năm sau, là trường đại học đầu tiên của Việt Nam. Năm lớp sân nối nhau, qua gác Khuê Văn là vườn bia tiến sĩ đặt trên lưng rùa đá.',
      descriptionEn:
        'Founded in 1070 to honour Confucius, it gained the Imperial Academy, Vietnam’s first university, six years later. Five courtyards lead past the Khue Van pavilion to the doctoral stelae, each carried by a stone turtle.',
      highlightsVi: ['Gác Khuê Văn', '82 bia tiến sĩ', 'Giếng Thiên Quang', 'Điện Đại Thành'],
      highlightsEn: ['Khue Van pavilion', '82 doctoral stelae', 'Thien Quang well', 'Dai Thanh sanctuary'],
      difficulty: 'easy',
      bestTimeVi: 'Sáng sớm ngày thường; tránh mùa thi',
      bestTimeEn: 'Early on a weekday; busy in exam season',
    },
    'hanoi-hoan-kiem-at-dawn': {
      descriptionVi:
        'Một vòng hồ chưa đến hai cây số, đẹp nhất khi người Hà Nội ra tập thể dục và xe cộ chưa đông. Dạo hồ không mất tiền; muốn qua cầu Thê Húc vào đền Ngọc Sơn thì mua vé.',
      descriptionEn:
        'The circuit is under two kilometres and loveliest while locals exercise and traffic still sleeps. Walking the lake costs nothing; a small ticket takes you over the red Huc Bridge to Ngoc Son Temple.',
      highlightsVi: ['Tháp Rùa trong sương', 'Cầu Thê Húc', 'Đền Ngọc Sơn', 'Người dân tập thể dục sáng'],
      highlightsEn: ['Turtle Tower in the mist', 'Huc Bridge', 'Ngoc Son Temple', 'Morning exercise groups'],
      difficulty: 'easy',
      bestTimeVi: 'Sáng sớm, 5 giờ 30–7 giờ',
      bestTimeEn: 'Dawn, 5:30–7 am',
    },
    'hanoi-thang-long-citadel': {
      descriptionVi:
        'Trung tâm quyền lực của nhiều triều đại từ thế kỷ XI, sau này lại là nơi đặt Tổng hành dinh trong kháng chiến chống Mỹ. Nên xem cả khu khảo cổ 18 Hoàng Diệu bên kia đường.',
      descriptionEn:
        'The seat of successive dynasties from the 11th century, and the North’s military headquarters during the war with the United States. See the archaeological site at 18 Hoang Dieu, across the road, as well.',
      highlightsVi: ['Cổng Đoan Môn', 'Thềm rồng đá điện Kính Thiên', 'Hầm D67', 'Khu khảo cổ 18 Hoàng Diệu'],
      highlightsEn: ['Doan Mon gate', 'Stone dragon steps of Kinh Thien', 'D67 command bunker', '18 Hoang Dieu excavations'],
      difficulty: 'easy',
      bestTimeVi: 'Buổi sáng hoặc xế chiều, tránh nắng trưa',
      bestTimeEn: 'Morning or late afternoon, out of the midday sun',
    },
    'hanoi-water-puppets': {
      descriptionVi:
        'Quân rối gỗ sơn son múa trên mặt nước theo tiếng đàn, tiếng trống và làn điệu chèo do nhạc công chơi trực tiếp. Không hiểu tiếng Việt vẫn xem được; mua vé trước vào cuối tuần.',
      descriptionEn:
        'Lacquered wooden puppets dance on a pool of water to a live band of strings, drums and chèo singing. You need no Vietnamese to follow it; book ahead at weekends.',
      highlightsVi: ['Chú Tễu dẫn trò', 'Múa rồng phun nước', 'Nhạc chèo chơi trực tiếp', 'Hợp với trẻ em'],
      highlightsEn: ['Teu the cheeky narrator', 'Water-spitting dragons', 'Live chèo music', 'Good with children'],
      difficulty: 'easy',
      bestTimeVi: 'Suất chiều muộn hoặc tối',
      bestTimeEn: 'Late afternoon or evening shows',
    },
    'hanoi-bat-trang-pottery': {
      descriptionVi:
        'Làng gốm bên sông Hồng, cách trung tâm chừng 13 km, có nghề từ hơn sáu trăm năm nay. Tự tay chuốt một chiếc bát trên bàn xoay, rồi đi chợ gốm và các ngõ có tường đắp than xưa.',
      descriptionEn:
        'This village on the Red River, about 13 km from the centre, has fired clay for over six centuries. Throw a bowl on the wheel, then browse the ceramics market and the old brick lanes.',
      highlightsVi: ['Ngồi bàn xoay', 'Chợ gốm', 'Lò bầu cổ', 'Ngõ gạch của làng cũ'],
      highlightsEn: ['A turn at the wheel', 'Ceramics market', 'Old climbing kiln', 'Brick lanes of the old village'],
      difficulty: 'easy',
      bestTimeVi: 'Sáng ngày thường; cuối tuần rất đông',
      bestTimeEn: 'Weekday mornings; weekends are packed',
    },
  }),
  nearbyDestinationsVi: ['Vịnh Hạ Long', 'Ninh Bình', 'Sa Pa', 'Mai Châu'],
  nearbyDestinationsEn: ['Ha Long Bay', 'Ninh Binh', 'Sapa', 'Mai Chau'],
}
