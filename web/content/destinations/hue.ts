import { hueSummary } from './hue.summary'
import type { Destination } from './types'
import { withActivityDetails } from './with-activity-details'

export const content: Destination = {
  ...hueSummary,
  meta: {
    titleVi: 'Du lịch Huế: Đại Nội, lăng vua, mùa khô và món ngon',
    titleEn: 'Hue: the citadel, royal tombs, food and dry months',
    descriptionVi:
      'Huế mát và ít mưa từ tháng 2 đến tháng 4, hay lụt tháng 10, 11. Hai, ba ngày cho Đại Nội, ba lăng vua, sông Hương và phá Tam Giang; ăn bún bò, bánh bèo, chè.',
    descriptionEn:
      'February to April is cool and fairly dry; floods come in October and November. Two or three days for the citadel, the tombs and the river, and bún bò, then chè.',
  },
  attractionsVi: ['Đại Nội Huế', 'Chùa Thiên Mụ', 'Lăng Minh Mạng'],
  attractionsEn: ['Imperial City of Hue', 'Thien Mu Pagoda', 'Tomb of Minh Mang'],
  overviewVi: [
    'Huế sống chậm hơn các thành phố khác. Sông Hương lững lờ giữa hai bờ cây; bờ bắc là Kinh thành của mười ba đời vua Nguyễn, ngược thượng nguồn là chùa, lăng tẩm và nhà vườn. Qua chiến tranh và lụt bão, trong thành nhiều nơi chỉ còn nền gạch, nhưng Ngọ Môn, điện Thái Hòa và điện Kiến Trung mới phục dựng đủ để hình dung cả một triều đình. Đến Huế còn để ăn, từ tô bún bò buổi sớm tới ly chè lúc khuya.',
    'Hai ngày là vừa, ba ngày thì thong thả. Sáng đầu tiên vào Đại Nội từ lúc mở cửa, dành ra ba tiếng; chiều đi thuyền lên chùa Thiên Mụ. Ngày thứ hai thăm lăng: Minh Mạng cân đối và tĩnh lặng, Tự Đức như một khu vườn thơ, Khải Định khảm sành sứ cầu kỳ. Ngày thứ ba đạp xe qua Thủy Biều hoặc ra phá Tam Giang chờ hoàng hôn. Nếu vào cả Đại Nội và lăng, hỏi mua vé gộp theo tuyến.',
    'Từ tháng 9 đến tháng 12 mưa dai dẳng, tháng 10 và 11 hay ngập lụt; từ cuối tháng 5 đến tháng 8 nắng gắt, Đại Nội lại ít bóng cây. Các lăng nằm rải rác ngoài phố, thuê xe theo ngày tiện hơn gọi từng chuyến. Vào nơi thờ tự nên mặc áo có tay, quần váy quá gối, và để ý biển cấm chụp ảnh. Đi thuyền hay xích lô thì thỏa thuận giá trước.',
  ],
  overviewEn: [
    'Hue moves more slowly than other Vietnamese cities. The Perfume River slides between tree-lined banks; on the north side stands the citadel of thirteen Nguyen emperors, and upstream lie pagodas, royal tombs and garden houses. War and floods left parts of the palace as bare brick platforms, yet the Ngo Mon gate, Thai Hoa Palace and the rebuilt Kien Trung Palace are enough to picture a whole court. You also come to eat, from bún bò at breakfast to chè at midnight.',
    'Two days work, three are comfortable. Be at the Imperial City when it opens and allow three hours; take a boat to Thien Mu Pagoda in the afternoon. Give the second day to the tombs: Minh Mang calm and symmetrical, Tu Duc a poet’s garden, Khai Dinh encrusted with glass and porcelain. On the third, cycle through Thuy Bieu or head to Tam Giang Lagoon for sunset. Ask for a combined ticket if you plan to see palace and tombs.',
    'Rain sets in from September to December, with floods most likely in October and November; late May to August is fiercely hot, and the Imperial City has little shade. The tombs are scattered outside town, so hiring transport for the day beats single rides. In places of worship wear sleeves and cover your knees, and respect no-photo signs. Agree boat and cyclo prices before setting off.',
  ],
  heroAltVi: 'Cổng Ngọ Môn của Đại Nội Huế soi bóng xuống hào sen',
  heroAltEn: 'The Ngo Mon gate of the Hue Citadel above its lotus-filled moat',
  galleryImages: [
    {
      src: '@assets/art/hue',
      altVi: 'Cổng Ngọ Môn của Đại Nội Huế soi bóng xuống hào sen',
      altEn: 'The Ngo Mon gate of the Hue Citadel above its lotus-filled moat',
    },
    {
      src: '@assets/art/hue-2',
      altVi: 'Tháp chùa Thiên Mụ bên sông Hương, dưới sông có thuyền rồng',
      altEn: 'The tower of Thien Mu Pagoda above the Perfume River, with a dragon boat on the water',
    },
    {
      src: '@assets/art/hue-3',
      altVi: 'Sân chầu lăng vua với hàng tượng quan bằng đá và cây sứ nở hoa',
      altEn: 'A royal tomb courtyard with stone mandarins and a flowering frangipani',
    },
  ],
  transportation: {
    ...hueSummary.transportation,
    accessibilityVi:
      'Sân bay Phú Bài cách trung tâm khoảng 15 km, có chuyến bay từ Hà Nội và TP. Hồ Chí Minh chừng 1–1,5 giờ. Tàu Bắc – Nam dừng ở ga Huế; từ Đà Nẵng ra khoảng 100 km, đi ô tô qua hầm Hải Vân 2–2,5 giờ hoặc đi tàu men biển gần 3 giờ.',
    accessibilityEn:
      'Phu Bai Airport, about 15 km out, has flights of 1–1.5 hours from Hanoi and Ho Chi Minh City. North–south trains stop in Hue; Da Nang is about 100 km away, 2–2.5 hours by car through the Hai Van tunnel or around three by the coastal railway.',
  },
  bestTimeToVisit: {
    ...hueSummary.bestTimeToVisit,
    weatherVi:
      'Từ tháng 2 đến tháng 4 mát, ít mưa, hợp để đi bộ và đạp xe; tháng 5 bắt đầu nóng nhưng trời trong. Mùa mưa kéo dài từ tháng 9 đến tháng 12, lớn nhất vào tháng 10 và tháng 11, có năm nước lụt vào tận phố.',
    weatherEn:
      'February to April is cool and fairly dry, good for walking and cycling; May turns hot but clear. The rains last from September to December and peak in October and November, when in some years the river floods the streets.',
  },
  activities: withActivityDetails(hueSummary.activities, {
    'hue-imperial-city': {
      descriptionVi:
        'Qua Ngọ Môn vào điện Thái Hòa, Thế Miếu với Cửu đỉnh, cung Diên Thọ và điện Kiến Trung ở cuối trục chính. Mang mũ nón, nước uống và đi giày êm vì sân rất rộng.',
      descriptionEn:
        'Pass through Ngo Mon to Thai Hoa Palace, the dynastic temple with its Nine Urns, Dien Tho residence and Kien Trung Palace at the end of the axis. Bring a hat, water and comfortable shoes: the courts are vast.',
      highlightsVi: ['Cổng Ngọ Môn', 'Điện Thái Hòa', 'Cửu đỉnh ở Thế Miếu', 'Điện Kiến Trung', 'Cung Diên Thọ'],
      highlightsEn: ['Ngo Mon gate', 'Thai Hoa Palace', 'Nine Dynastic Urns', 'Kien Trung Palace', 'Dien Tho residence'],
      difficulty: 'easy',
      bestTimeVi: 'Ngay lúc mở cửa hoặc sau 15 giờ',
      bestTimeEn: 'At opening time or after 3 pm',
    },
    'hue-royal-tombs': {
      descriptionVi:
        'Ba lăng, ba vẻ: Minh Mạng uy nghi bên hồ, Tự Đức nhiều thông và thủy tạ, Khải Định pha kiến trúc Âu với tranh khảm sành sứ. Thuê xe một ngày và đi lăng Minh Mạng trước vì xa nhất.',
      descriptionEn:
        'Three tombs, three temperaments: Minh Mang stately among lakes, Tu Duc all pines and pavilions, Khai Dinh mixing European forms with mosaics. Hire a car for the day and start with Minh Mang, the farthest.',
      highlightsVi: ['Tượng quan văn, quan võ bằng đá', 'Thủy tạ Xung Khiêm', 'Tranh khảm lăng Khải Định', 'Rừng thông lăng Tự Đức'],
      highlightsEn: ['Stone mandarins', 'Xung Khiem lakeside pavilion', 'Khai Dinh’s mosaics', 'Pines of Tu Duc'],
      difficulty: 'easy',
      bestTimeVi: 'Từ 7 giờ 30 sáng, tránh nắng trưa',
      bestTimeEn: 'From 7:30 am, before the midday heat',
    },
    'hue-perfume-river-boat': {
      descriptionVi:
        'Thuyền rồng ngược dòng đến chân đồi Hà Khê, nơi chùa Thiên Mụ dựng năm 1601 và tháp Phước Duyên bảy tầng. Có thể ghép chuyến tối nghe ca Huế và thả hoa đăng.',
      descriptionEn:
        'A dragon boat carries you upstream to Ha Khe hill, where Thien Mu was founded in 1601 and the seven-storey Phuoc Duyen tower rises. Evening boats add Ca Hue singing and paper lanterns on the water.',
      highlightsVi: ['Tháp Phước Duyên', 'Chuông chùa Thiên Mụ', 'Cảnh hai bờ sông Hương', 'Ca Huế buổi tối'],
      highlightsEn: ['Phuoc Duyen tower', 'Thien Mu’s great bell', 'River views', 'Ca Hue at night'],
      difficulty: 'easy',
      bestTimeVi: 'Chiều muộn, khoảng 15 giờ 30',
      bestTimeEn: 'Late afternoon, around 3:30 pm',
    },
    'hue-evening-food-walk': {
      descriptionVi:
        'Bánh Huế nhỏ và nhiều thứ, nên đi ăn dần từng quán: bèo, nậm, lọc, ram ít, rồi nem lụi và kết thúc bằng chè hẻm. Ai không ăn cay nhớ dặn trước, người Huế nêm ớt rất mạnh tay.',
      descriptionEn:
        'Hue cakes are small and many, so move from shop to shop: bèo, nậm, lọc, ram ít, then nem lụi and chè to finish. Say so if you dislike chilli; cooks here are generous with it.',
      highlightsVi: ['Bánh bèo chén', 'Bánh lọc gói lá chuối', 'Nem lụi chấm nước lèo', 'Chè hẻm'],
      highlightsEn: ['Bánh bèo in tiny saucers', 'Bánh lọc in banana leaf', 'Nem lụi with peanut-liver sauce', 'Alleyway chè'],
      difficulty: 'easy',
      bestTimeVi: '17–20 giờ',
      bestTimeEn: '5–8 pm',
    },
    'hue-thuy-bieu-cycling': {
      descriptionVi:
        'Làng ven sông cách trung tâm chừng 7 km, đường phẳng và rợp bóng vườn thanh trà, có nhiều nhà rường cũ. Trên đường ghé Hổ Quyền, đấu trường voi và hổ của triều Nguyễn.',
      descriptionEn:
        'A riverside village about 7 km from the centre, with flat lanes under pomelo trees and old timber garden houses. On the way see Ho Quyen, the arena where the Nguyen court pitted elephants against tigers.',
      highlightsVi: ['Vườn thanh trà', 'Nhà rường cổ', 'Hổ Quyền', 'Đường làng ven sông'],
      highlightsEn: ['Pomelo orchards', 'Old timber houses', 'Ho Quyen arena', 'Riverside lanes'],
      difficulty: 'easy',
      bestTimeVi: 'Sáng sớm; mùa thanh trà khoảng tháng 8–9',
      bestTimeEn: 'Early morning; pomelos ripen around August–September',
    },
    'hue-tam-giang-lagoon-sunset': {
      descriptionVi:
        'Thuộc hệ đầm phá nước lợ lớn nhất Đông Nam Á, cách phố chừng nửa giờ đến một giờ xe. Ngồi thuyền giữa những hàng nò sáo lúc mặt trời xuống, rồi ăn cá, tôm vừa đánh lên.',
      descriptionEn:
        'Part of the largest brackish lagoon system in Southeast Asia, half an hour to an hour from town. Drift among the fish traps as the sun drops, then eat shrimp and fish straight from the nets.',
      highlightsVi: ['Hàng nò sáo trên phá', 'Thuyền nhỏ của ngư dân', 'Hoàng hôn trên mặt phá', 'Bữa tối hải sản đầm phá'],
      highlightsEn: ['Lines of fish traps', 'Small fishing boats', 'Sunset over open water', 'Lagoon seafood dinner'],
      difficulty: 'easy',
      bestTimeVi: 'Khoảng 16–18 giờ, tháng 2–8',
      bestTimeEn: 'About 4–6 pm, February to August',
    },
  }),
  nearbyDestinationsVi: ['Đà Nẵng', 'Hội An', 'Lăng Cô', 'Bạch Mã', 'Phong Nha'],
  nearbyDestinationsEn: ['Da Nang', 'Hoi An', 'Lang Co', 'Bach Ma', 'Phong Nha'],
}
