import { halongBaySummary } from './halong-bay.summary'
import type { Destination } from './types'
import { withActivityDetails } from './with-activity-details'

export const content: Destination = {
  ...halongBaySummary,
  meta: {
    titleVi: 'Vịnh Hạ Long: đi mùa nào, ngủ tàu mấy đêm, ăn gì',
    titleEn: 'Ha Long Bay: best months, cruises and what they cost',
    descriptionVi:
      'Hạ Long trời trong, biển lặng nhất tháng 10, 11. Vì sao nên ngủ một đêm trên tàu, hang nào đáng ghé, chèo kayak ở đâu, giá du thuyền và đường từ Hà Nội ra.',
    descriptionEn:
      'Calm, clear water in October and November, one night aboard rather than a day trip, which caves to see, where to kayak, cruise prices and the road from Hanoi.',
  },
  attractionsVi: ['Hang Sửng Sốt', 'Đảo Ti Tốp', 'Hang Luồn'],
  attractionsEn: ['Sung Sot Cave', 'Ti Top Island', 'Luon Cave'],
  overviewVi: [
    'Gần hai nghìn đảo đá mọc lên từ mặt nước xanh lục, ngày nắng thì sắc nét, hôm sương xuống chỉ còn những mảng xám xếp chồng. Vịnh Hạ Long được UNESCO ghi danh từ năm 1994; đến năm 2023, di sản mở rộng thành vịnh Hạ Long – quần đảo Cát Bà. Người ta đến đây để ngủ lại trên tàu, chèo kayak vào những áng nước kín và thức dậy giữa bốn bề núi đá.',
    'Vừa vặn nhất là hai ngày một đêm, đủ để xem hang Sửng Sốt, lên đỉnh Ti Tốp, chèo kayak và có một buổi sớm vắng tàu. Ai muốn yên tĩnh hơn nên chọn hải trình vịnh Bái Tử Long, nơi có làng chài Vung Viêng. Tour trong ngày từ Hà Nội mất chừng năm tiếng ngồi xe cả đi lẫn về, thời gian trên vịnh chỉ còn bốn đến sáu tiếng.',
    'Hỏi rõ tàu xuất bến ở Tuần Châu hay ở cảng tàu khách quốc tế Hạ Long để khỏi đến nhầm. Từ tháng 6 đến tháng 9 hay có dông, bão; khi có lệnh cấm tàu thì đừng nài chủ tàu ra khơi, và lên tàu phải biết áo phao để ở đâu. Mùa đông nhiều hôm mù, ngồi boong lạnh. Trên vịnh không dùng đồ nhựa một lần, nên mang bình nước riêng. Phần lớn dân làng chài đã lên bờ định cư từ năm 2014, nhưng bè cá vẫn là chỗ làm ăn của họ: xin phép rồi hãy chụp ảnh.',
  ],
  overviewEn: [
    'Nearly two thousand limestone islands stand in jade-green water, crisp in sunshine and reduced to layers of grey when the mist comes down. UNESCO listed Ha Long Bay in 1994 and in 2023 extended the site to take in the Cat Ba Archipelago. People come to sleep aboard, to paddle into lagoons enclosed by cliffs, and to wake up with rock on every side.',
    'Two days and one night is the right minimum: time for Sung Sot Cave, the climb on Ti Top, some kayaking and one early morning without the crowds. For more quiet, pick a route through neighbouring Bai Tu Long Bay, home of Vung Vieng fishing village. A day trip from Hanoi means about five hours on the road and only four to six on the water.',
    'Check whether your boat leaves from Tuan Chau or from the Ha Long International Cruise Port, so you arrive at the right pier. June to September brings thunderstorms and typhoons; when sailings are suspended, don’t press anyone to go, and always find out where the life jackets are. Winter is often hazy and cold on deck. Single-use plastics are banned on the bay, so carry a bottle. Most floating-village families were resettled ashore in 2014, but the rafts remain their workplace: ask before taking photographs.',
  ],
  heroAltVi: 'Đảo đá vôi và thuyền buồm cánh đỏ trước vầng mặt trời lớn trên vịnh Hạ Long',
  heroAltEn: 'Karst islands and a junk with red sails against a big sun on Ha Long Bay',
  galleryImages: [
    {
      src: '@assets/art/halong-bay',
      altVi: 'Đảo đá vôi và thuyền buồm cánh đỏ trước vầng mặt trời lớn trên vịnh Hạ Long',
      altEn: 'Karst islands and a junk with red sails against a big sun on Ha Long Bay',
    },
    {
      src: '@assets/art/halong-bay-2',
      altVi: 'Những chiếc kayak chui qua vòm đá vôi sát mặt nước',
      altEn: 'Kayaks passing under a limestone arch above the water',
    },
    {
      src: '@assets/art/halong-bay-3',
      altVi: 'Làng chài nổi ban đêm, ánh đèn lồng hắt xuống mặt vịnh',
      altEn: 'A floating village at night, its lanterns glowing over the bay',
    },
  ],
  transportation: {
    ...halongBaySummary.transportation,
    accessibilityVi:
      'Từ Hà Nội đi xe limousine hoặc ô tô theo cao tốc qua Hải Phòng khoảng 160 km, chừng 2,5 giờ. Khách từ TP. Hồ Chí Minh có thể bay tới Vân Đồn (cách bến tàu khoảng 50 km), Cát Bi (Hải Phòng) hoặc Nội Bài rồi đi tiếp bằng đường bộ.',
    accessibilityEn:
      'From Hanoi it is about 160 km by expressway via Hai Phong, roughly 2.5 hours by shuttle van or car. From Ho Chi Minh City, fly to Van Don (about 50 km from the piers), Cat Bi in Hai Phong or Hanoi, then continue by road.',
  },
  bestTimeToVisit: {
    ...halongBaySummary.bestTimeToVisit,
    weatherVi:
      'Tháng 10, tháng 11 trời trong, biển lặng, nắng nhẹ; tháng 3, tháng 4 mát nhưng hay có sương mù. Hè nóng, hợp để bơi song có dông và bão từ tháng 6 đến tháng 9, khi đó tàu có thể phải nghỉ.',
    weatherEn:
      'October and November have clear skies, calm water and mild sun; March and April are cool but can be misty. Summer is hot enough to swim, though storms and typhoons from June to September sometimes stop all sailings.',
  },
  activities: withActivityDetails(halongBaySummary.activities, {
    'halong-bay-overnight-cruise': {
      descriptionVi:
        'Trưa lên tàu, chiều ghé hang hoặc chèo kayak, đêm neo giữa vịnh và sáng sau ngắm bình minh trên boong. Trước khi đặt, nên so hải trình, số phòng và hạng tàu, đừng chỉ nhìn giá.',
      descriptionEn:
        'Board around noon, explore a cave or paddle in the afternoon, anchor among the islands and watch sunrise from the deck. Compare routes, cabin numbers and boat class before booking, not just the price.',
      highlightsVi: ['Ngủ giữa vịnh', 'Bình minh trên boong', 'Hải sản trên tàu', 'Câu mực đêm', 'Kayak hoặc đò nan'],
      highlightsEn: ['A night at anchor', 'Sunrise on deck', 'Seafood on board', 'Night squid fishing', 'Kayak or rowing boat'],
      difficulty: 'easy',
      bestTimeVi: 'Tháng 10–11 và tháng 3–4',
      bestTimeEn: 'October–November and March–April',
    },
    'halong-bay-kayak-luon-cave': {
      descriptionVi:
        'Mái chèo đưa thuyền qua một vòm đá thấp trên đảo Bồ Hòn để vào hồ nước kín, bốn bề vách dựng. Ai không quen chèo thì ngồi đò nan có người chèo sẵn.',
      descriptionEn:
        'Paddle under a low rock arch on Bo Hon Island into a lagoon walled by cliffs on every side. If you would rather not paddle, locals row bamboo boats through.',
      highlightsVi: ['Vòm đá sát mặt nước', 'Hồ kín giữa đảo', 'Khỉ trên vách núi', 'Có áo phao kèm thuyền'],
      highlightsEn: ['Low limestone arch', 'Enclosed lagoon', 'Monkeys on the cliffs', 'Life jackets provided'],
      difficulty: 'moderate',
      bestTimeVi: 'Sáng sớm hoặc xế chiều, khi nước lặng',
      bestTimeEn: 'Early morning or late afternoon, in calm water',
    },
    'halong-bay-sung-sot-cave': {
      descriptionVi:
        'Một trong những hang rộng nhất vịnh, gồm hai ngăn lớn, trần đá lượn như sóng. Lối lên có bậc dốc; vé nằm trong phí tham quan của hải trình.',
      descriptionEn:
        'One of the largest caves on the bay, with two great chambers and a ceiling rippled like waves. The way up is stepped and steep; entry comes with the bay fee for this route.',
      highlightsVi: ['Hai ngăn hang lớn', 'Nhũ đá nhiều hình', 'Cửa hang nhìn ra vịnh', 'Lối đi lát đá có đèn'],
      highlightsEn: ['Two vast chambers', 'Strange stalactites', 'Bay view from the exit', 'Lit stone path'],
      difficulty: 'moderate',
      bestTimeVi: 'Đầu giờ sáng, trước khi tàu trong ngày tới',
      bestTimeEn: 'First thing, before the day boats arrive',
    },
    'halong-bay-ti-top-viewpoint': {
      descriptionVi:
        'Hơn bốn trăm bậc đá dẫn lên chòi vọng cảnh, nhìn được cả một vùng đảo và tàu thuyền phía dưới. Chân đảo có bãi cát nhỏ; vé cũng tính trong phí tham quan vịnh.',
      descriptionEn:
        'More than four hundred steps climb to a pavilion above a whole sweep of islands and boats. There is a small beach at the bottom; entry is covered by the bay fee.',
      highlightsVi: ['Toàn cảnh vịnh', 'Hơn 400 bậc đá', 'Bãi cát hình vành trăng', 'Tượng Gherman Titov'],
      highlightsEn: ['Panorama of the bay', 'Over 400 steps', 'Crescent of sand', 'Statue of Gherman Titov'],
      difficulty: 'moderate',
      bestTimeVi: 'Sáng sớm hoặc sau 15 giờ',
      bestTimeEn: 'Early morning or after 3 pm',
    },
    'halong-bay-vung-vieng-rowing-boat': {
      descriptionVi:
        'Người làng chèo đò nan đưa khách qua dãy nhà bè sơn màu nép dưới vách đá, ghé nơi nuôi cấy trai lấy ngọc. Làng ở vịnh Bái Tử Long, hợp nhất khi đi tàu ngủ đêm.',
      descriptionEn:
        'Villagers row you past painted raft houses under the cliffs and on to a pearl farm. Vung Vieng lies in Bai Tu Long Bay, so it is easiest to see on an overnight cruise.',
      highlightsVi: ['Đò nan do người làng chèo', 'Nhà bè sơn màu', 'Bè nuôi cấy ngọc trai', 'Vùng vịnh ít tàu'],
      highlightsEn: ['Boats rowed by villagers', 'Painted raft houses', 'Pearl farm', 'Quieter waters'],
      difficulty: 'easy',
      bestTimeVi: 'Buổi sáng',
      bestTimeEn: 'Morning',
    },
    'halong-bay-quang-ninh-museum': {
      descriptionVi:
        'Tòa nhà ốp kính đen như khối than bên bờ vịnh, kể chuyện biển, chuyện vùng mỏ và đời sống ngư dân. Rất hợp cho ngày mưa hay hôm tàu không ra được vịnh.',
      descriptionEn:
        'A black-glass building shaped like blocks of coal, telling the story of the sea, the mines and the fishing families. Just the place for a wet day or when boats stay in port.',
      highlightsVi: ['Kiến trúc gợi khối than', 'Bộ xương cá voi', 'Tầng về nghề mỏ than', 'Đời sống ngư dân vịnh'],
      highlightsEn: ['Coal-block architecture', 'Whale skeleton', 'Coal-mining floor', 'Life of the bay’s fishers'],
      difficulty: 'easy',
      bestTimeVi: 'Ngày mưa hoặc giữa trưa nắng',
      bestTimeEn: 'Wet days or the heat of midday',
    },
  }),
  nearbyDestinationsVi: ['Hà Nội', 'Cát Bà', 'Hải Phòng', 'Yên Tử', 'Cô Tô'],
  nearbyDestinationsEn: ['Hanoi', 'Cat Ba', 'Hai Phong', 'Yen Tu', 'Co To'],
}
