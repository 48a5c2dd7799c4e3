import { guidePage } from './with-guide-facts'

export const content = guidePage({
  day: 18,
  meta: {
    titleVi: 'Quy Nhơn – Phú Yên bốn ngày: Kỳ Co, Gành Đá Đĩa, Mũi Điện',
    titleEn: 'Quy Nhon and Phu Yen: four days on a quiet coast',
    descriptionVi:
      'Bốn ngày men biển từ Quy Nhơn vào Tuy Hòa: Kỳ Co, Eo Gió, hai Bãi Xép, tháp Chăm, Gành Đá Đĩa, bình minh Mũi Điện; ăn gì, mùa nào biển đẹp, đi đường bộ hay tàu hỏa.',
    descriptionEn:
      'Clear coves, Cham towers in town, basalt columns and first light at Mui Dien: four days between Quy Nhon and Tuy Hoa by road or rail, with food and the right months.',
  },
  summaryVi:
    'Kỳ Co, Eo Gió, hai Bãi Xép dễ nhầm, tháp Chăm giữa phố, Gành Đá Đĩa và bình minh Mũi Điện: bốn ngày men biển từ Quy Nhơn vào Tuy Hòa, bằng đường bộ hoặc tàu hỏa.',
  summaryEn:
    'Clear coves, brick Cham towers, basalt columns and the sunrise at Mui Dien: how to spend four days between Quy Nhon and Tuy Hoa, by coast road or by train.',
  category: 'beach',
  difficulty: 'beginner',
  season: ['summer'],
  destinations: ['quy-nhon', 'tuy-hoa'],
  tagsVi: ['Quy Nhơn', 'Phú Yên', 'Gành Đá Đĩa', 'tháp Chăm', 'hải sản'],
  tagsEn: ['Quy Nhon', 'Phu Yen', 'basalt columns', 'Cham towers', 'seafood'],
  imageAltVi: 'Những cột đá bazan lục giác của Gành Đá Đĩa xếp xuống biển, bên cạnh là chiếc thuyền thúng.',
  imageAltEn: 'The six-sided basalt columns of Ganh Da Dia stepping down to the sea, with a basket boat alongside.',
  agodaSearchTerm: 'quy-nhon',
  rating: 4.7,
  featured: false,
  contentVi: `
Người ta hay bay thẳng qua đoạn này để tới Nha Trang, nhờ vậy mà nó còn thong thả. Quy Nhơn (nay thuộc tỉnh Gia Lai) là phố biển vừa tầm đi bộ, chiều chiều cả phố ra bãi tắm. Tuy Hòa (nay thuộc Đắk Lắk) nhỏ hơn, giá mềm hơn, quanh phố còn nguyên ruộng lúa và đầm phá. Hai nơi cách nhau chừng 100 km. Bốn ngày là đẹp: hai đêm Quy Nhơn, một ngày đi đường, một đêm Tuy Hòa.

## Quy Nhơn: vịnh trong, tháp cổ

**Kỳ Co và Eo Gió** cùng ở Nhơn Lý, cách phố khoảng 25 km qua cầu Thị Nại. Sáng đi Kỳ Co: ca nô từ Nhơn Lý chạy chừng 15 phút, nước xanh nhất lúc nắng lên cao, khoảng 9–11 giờ, và đó cũng là lúc đông nhất. Ngày thường đi chuyến sớm thì còn chỗ mà nằm. Chiều sang Eo Gió, đi hết lối bậc men vách đá rồi ăn hải sản ở làng chài. Biển động thì ca nô nghỉ, đừng cố.

**Bãi Xép** của Quy Nhơn là làng chài nhỏ cách phố hơn chục cây số về phía nam, hợp với ai muốn nằm đọc sách nghe sóng. Coi chừng nhầm với Bãi Xép ở gần Tuy Hòa, bãi có đồi cỏ trong phim *Tôi thấy hoa vàng trên cỏ xanh*. Hai nơi cách nhau cả trăm cây số, gọi xe nhớ nói rõ.

**Tháp Chăm**: Tháp Đôi nằm ngay trong phố, ghé nửa tiếng. Bánh Ít cách chừng 20 km, bốn ngọn tháp trên đồi, lên lúc xế chiều thì gạch ửng đỏ và bốn bề lộng gió. Còn thì giờ, đi thêm tới Dương Long, cụm tháp gạch cao bậc nhất trong di sản Chăm.

## Đi từ Quy Nhơn vào Tuy Hòa

- **Đường biển.** Theo quốc lộ 1D ra khỏi Quy Nhơn, một bên núi một bên biển, xuống Sông Cầu. Từ đó rẽ các nhánh ven biển thay vì bám quốc lộ 1 đầy xe tải. Chạy thẳng độ hơn hai tiếng, ghé dọc đường thì hết một ngày.
- **Tàu hỏa.** Lên ở ga Diêu Trì, cách Quy Nhơn khoảng 10 km, gần hai tiếng là đến Tuy Hòa, ga nằm ngay trong phố. Nhanh, nhàn, nhưng bỏ mất Gành Đá Đĩa ở giữa.

Đi đường biển thì ghé theo thứ tự: ăn trưa bên vịnh Xuân Đài ở Sông Cầu, thăm nhà thờ Mằng Lăng, nơi giữ cuốn sách quốc ngữ in năm 1651, rồi ra **Gành Đá Đĩa** lúc nắng đã xiên. Những cột bazan lục giác ở đây là dung nham nguội đi mà thành, sát mép nước rêu trơn, nên mang giày bám và đừng quay lưng lại với sóng. Chặng cuối men **đầm Ô Loan**, đứng trên đèo Quán Cau nhìn xuống là đẹp nhất.

## Tuy Hòa và bình minh Mũi Điện

Mũi Điện cách phố khoảng 35 km. Muốn kịp mặt trời, mùa hè phải lên xe trước bốn giờ sáng; gửi xe xong còn leo dốc chừng nửa tiếng tới chân ngọn hải đăng người Pháp dựng năm 1890. Bảng ghi đây là cực Đông, đúng ra điểm xa nhất trên đất liền là Mũi Đôi bên Khánh Hòa, nhưng bình minh thì chẳng kém. Xuống núi tắm **Bãi Môn**, vịnh cát hình vành khuyên có dòng suối ngọt chảy ra biển. Về phố trước trưa, chiều lên Tháp Nhạn ngó sông Đà Rằng.

## Ăn gì

| Quy Nhơn | Tuy Hòa |
| --- | --- |
| Bún chả cá, bún rạm | Mắt cá ngừ tiềm thuốc bắc |
| Bánh xèo tôm nhảy | Bánh hỏi lòng heo, bánh canh hẹ |
| Nem chợ Huyện | Sò huyết Ô Loan, hàu và tôm hùm Sông Cầu |

Quán hải sản ven biển tính theo ký: hỏi giá, xem cân rồi hãy gật đầu.

## Mùa nào, đến bằng gì

Đẹp từ tháng 3 đến tháng 8, biển lặng, nắng gắt, đi sớm nghỉ trưa. Từ tháng 9 đến tháng 12 là mưa bão; tháng 11 năm 2025 bão số 13 rồi trận lũ lịch sử đã đổ vào đúng vùng này, nên mùa ấy phải chừa ngày dự phòng. Tháng 1, tháng 2 trời mát nhưng sóng còn lớn.

Sân bay Phù Cát cách Quy Nhơn khoảng 30 km, sân bay Tuy Hòa sát phố; bay vào một đầu, bay ra đầu kia là gọn nhất. Đi tiếp [Nha Trang](/plan-your-trip/day-19) thì từ ga Tuy Hòa chỉ hơn hai tiếng.
`,
  contentEn: `
Most travellers fly straight over this stretch on the way to Nha Trang, which is why it still feels unhurried. Quy Nhon, now in Gia Lai province, is a seaside city you can walk across, and at five o’clock the whole town goes for a swim. Tuy Hoa, in what used to be Phu Yen and is now Dak Lak, is smaller and cheaper, with rice fields up to the last street. They are about 100 km apart. Four days suit them: two nights in Quy Nhon, a day on the road, a night in Tuy Hoa.

## Quy Nhon: coves and towers

**Ky Co and Eo Gio** share a headland at Nhon Ly, some 25 km out over the long Thi Nai bridge. Go to Ky Co first: speedboats from the village take about 15 minutes. The water is bluest from nine to eleven, which is also when everyone is there, so take an early boat on a weekday. In the afternoon walk the cliff steps of Eo Gio (“windy pass”) and stay for seafood in the village. If the sea is rough, the boats stop.

**Bai Xep** is a fishing hamlet a dozen kilometres south of the city, good for a book and a hammock. Confusingly, there is another Bai Xep near Tuy Hoa, the grassy headland known from a much-loved Vietnamese film. Tell your driver which one.

**Cham towers** were built by the Hindu kingdom that ruled this coast for centuries. Thap Doi, the twin towers, stand in the city among houses; half an hour is enough. Banh It, 20 km away, has four towers on a windy hill and glows red before sunset. With more time, go on to Duong Long, among the tallest brick towers the Cham ever raised.

## From one to the other

- **By road.** Leave on Highway 1D, cliffs on one side and sea on the other, as far as Song Cau, then take the coastal branches rather than the truck-filled Highway 1. Two hours and a bit without stops; a full, happy day with them. A car with a driver is the easy choice.
- **By train.** Board at Dieu Tri, about 10 km from Quy Nhon, and get down in the middle of Tuy Hoa nearly two hours later. Comfortable, but you miss what lies between.

On the road, have lunch by Xuan Dai Bay at Song Cau, then look in at Mang Lang church, which keeps a catechism of 1651, among the first books printed in the Vietnamese alphabet. Reach **Ganh Da Dia** in slanting light: thousands of basalt columns, cooled from lava, stepping into the surf. The lower ones are slippery with weed, so wear shoes that grip and never turn your back on the waves. Finish along **O Loan lagoon**, best seen from the Quan Cau pass.

## Sunrise at Mui Dien

The cape is about 35 km from Tuy Hoa. In summer you must leave before four in the morning, then climb for half an hour to a lighthouse built by the French in 1890. The sign calls it the country’s easternmost point; strictly, that is Mui Doi in Khanh Hoa, but the sun does not mind. Afterwards swim at **Bai Mon** below, a crescent of sand with a freshwater stream. Back in town, Nhan Tower watches over the river at dusk.

## What to eat

- Quy Nhon: bún chả cá (fishcake noodle soup), bánh xèo tôm nhảy (small crisp pancakes with live-fresh shrimp), nem chợ Huyện (cured pork rolls).
- Tuy Hoa: tuna eye stewed with Chinese herbs, which is better than it sounds; bánh canh hẹ, noodles under a green blanket of chives; oysters and lobster from Song Cau.

Seafood is sold by weight: ask the price, watch the scales, then nod.

## When, and how to arrive

March to August is dry and calm, with fierce midday sun. September to December brings rain and storms: in November 2025 a typhoon and then record floods struck exactly here, so keep spare days. January and February are cool, with surf.

Phu Cat airport is 30 km from Quy Nhon, and Tuy Hoa’s is beside the town: fly into one and out of the other. By train, [Nha Trang](/plan-your-trip/day-19) is a little over two hours further on.
`,
})
