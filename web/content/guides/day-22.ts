import { guidePage } from './with-guide-facts'

export const content = guidePage({
  day: 22,
  meta: {
    titleVi: 'Mũi Né: lướt ván diều, đồi cát, mùa gió và món ngon',
    titleEn: 'Mui Ne: kitesurfing season, dunes and fishing village',
    descriptionVi:
      'Mùa gió nào học lướt ván diều, lên đồi cát lúc mấy giờ, Suối Tiên, bến thúng làng chài, hải đăng Kê Gà, lẩu thả Phan Thiết và cách đi từ Sài Gòn ra.',
    descriptionEn:
      'Which months blow and how to learn kitesurfing, the dunes before dawn, the red stream, the basket-boat landing, Phan Thiet’s food, and the way out from Saigon.',
  },
  summaryVi:
    'Học lướt ván diều vào mùa gió, lên đồi cát trước khi trời sáng, lội Suối Tiên, xem thúng cập bến làng chài, ra hải đăng Kê Gà và ăn lẩu thả ở Phan Thiết.',
  summaryEn:
    'When the wind blows and how to learn kitesurfing in it, plus dunes before dawn, a red-walled stream, the basket-boat fish landing and what Phan Thiet eats.',
  category: 'activities',
  difficulty: 'beginner',
  season: ['winter'],
  destinations: ['mui-ne', 'ho-chi-minh-city'],
  tagsVi: ['Mũi Né', 'lướt ván diều', 'đồi cát', 'Bàu Trắng', 'lẩu thả'],
  tagsEn: ['Mui Ne', 'kitesurfing', 'sand dunes', 'Ke Ga lighthouse', 'Phan Thiet food'],
  imageAltVi: 'Những cánh diều bay trên vịnh, phía trước là đồi cát đỏ và một chiếc thuyền đánh cá.',
  imageAltEn: 'Kites over a wide bay, with red dunes and a fishing boat in the foreground.',
  agodaSearchTerm: 'mui-ne',
  rating: 4.5,
  featured: false,
  contentVi: `
Khoảng mười giờ sáng mùa này, lá dừa ở Hàm Tiến bắt đầu ngả về một phía. Nửa tiếng sau, trên vịnh đã rợp mấy chục cánh diều đủ màu, dưới làn nước là bờ cát đỏ và những chiếc thúng vừa cập bến. Mũi Né sống nhờ gió. Gió đắp đồi cát, phơi cá, đưa dân lướt ván từ khắp nơi về suốt từ tháng 11 đến tháng 4, và ai đã biết chơi với gió thì ở cả tuần chưa chán. Đi lần đầu, ba ngày là vừa.

Một lưu ý về tên: cái khách quen gọi “Mũi Né” là dải khách sạn dài chừng chục cây số ở Hàm Tiến, còn làng chài và đồi cát Mũi Né thật nằm ở đầu đông. Từ tháng 7 năm 2025, cả vùng thuộc tỉnh Lâm Đồng.

## Học lướt ván diều

Gió mạnh và đều nhất từ tháng 12 đến tháng 3, thường nổi cuối buổi sáng, thổi tới chiều tối. Người mới cần khoảng 9–12 giờ học, chia ba bốn buổi, mới tự đứng được trên ván. Chọn chỗ dạy như sau:

- Người dạy có chứng chỉ quốc tế (thường là IKO), mỗi người kèm một, nhiều nhất hai học viên.
- Có mũ, áo phao, bộ đàm và ca nô cứu hộ. Hỏi trước xem gió quá mạnh thì có hoàn buổi học không.
- Buổi đầu là học giữ diều trên bờ. Nơi nào cho xuống nước ngay thì nên đổi chỗ.

Đây là khoản đắt nhất chuyến đi nhưng vẫn mềm hơn nhiều nước. Bãi đông, sóng vỗ bờ gắt, người mới chơi nên tập buổi sáng, lúc gió còn nhẹ. Không chơi diều thì ngồi xem cũng đáng, miễn đừng đứng trong tầm dây.

## Một sáng với cát

Đồi Hồng ở gần, tiện đi lúc hoàng hôn; đồi trắng **Bàu Trắng** xa hơn, cách Hàm Tiến chừng 30 km, rộng và đẹp nhất lúc rạng đông. Tour jeep đón khoảng bốn rưỡi sáng, nửa ngày gồm đủ hai đồi cát, làng chài và Suối Tiên. Hỏi trước giá trọn gói và số người trên xe.

Ở Bàu Trắng người ta sẽ mời đi xe địa hình. Tháng 5 năm 2025 đã có người chết vì xe trôi xuống hồ, dịch vụ từng phải tạm dừng để chấn chỉnh. Đi bộ lên đỉnh gần nhất chừng hai mươi phút, yên lặng và đẹp hơn nhiều. Mang khăn che mặt, cất máy ảnh trong túi kín, xem cát có nóng không rồi hãy đi chân trần.

## Suối Tiên, làng chài, Kê Gà

- **Suối Tiên**: gửi dép, lội ngược dòng nước ngang mắt cá khoảng 45 phút cả đi lẫn về, hai bên là vách cát đỏ trắng. Đi trước tám giờ hoặc sau bốn giờ chiều.
- **Làng chài Mũi Né**: 6–8 giờ sáng thúng chở cá vào bờ, bán ngay trên cát. Mua vài lạng sò, con ghẹ nhờ hàng bên cạnh luộc. Chụp ảnh thì tránh lối người ta khiêng cá.
- **Hải đăng Kê Gà**: phía nam Phan Thiết khoảng 30 km, tháp đá hoa cương người Pháp xây xong cuối thế kỷ 19, đứng trên hòn đảo cách bờ vài trăm mét. Thuyền, ca nô ra mất ít phút khi biển êm, mùa gió chướng có ngày không chạy. Hỏi xem hôm đó tháp có cho lên không.
- **Tháp Pô Sah Inư** trên đồi giữa Phan Thiết và Hàm Tiến, tháp Chăm cổ nhỏ, hợp ghé chiều.

## Ăn kiểu Phan Thiết

**Lẩu thả** đẹp nhất mâm: cá mai hoặc cá suốt tái chanh, trứng, thịt, rau bày trong những bẹ bắp chuối xòe như hoa, gắp vào bát rồi chan nước dùng. Sáng ăn **bánh canh chả cá**, xế có bánh xèo nhỏ, bánh căn, tối gọi sò điệp, mực một nắng. Quán trong Phan Thiết thường rẻ và ngon hơn dải khách sạn. Nước mắm là đặc sản số một. Đêm đi ngang Hàm Thuận sẽ thấy vườn **thanh long** sáng đèn như phố, vì người ta chong đèn cho cây ra trái nghịch vụ.

## Từ Sài Gòn ra

Đường khoảng 200 km. Từ ngày có cao tốc Dầu Giây – Phan Thiết, xe khách tới Hàm Tiến chừng 4 giờ, tối thứ sáu lâu hơn. Tàu hỏa về ga Phan Thiết khoảng 4 giờ, không phải ngày nào cũng có. Ga cách Hàm Tiến hơn 15 km, đi tiếp bằng taxi hoặc xe buýt. Lên [Đà Lạt](/plan-your-trip/day-20) khoảng 4 giờ đường đèo.

Tháng 5 đến tháng 10 ít gió, biển dịu hơn, có mưa chiều. Mùa gió biển động, ít hợp để bơi; muốn bơi cho đã thì xuống [Phú Quốc](/where-to-go/phu-quoc) mùa khô. Cuối tuần, Tết phòng lên giá, đi giữa tuần lợi hơn.
`,
  contentEn: `
At about ten on a winter morning the coconut palms along the strip all begin to lean the same way. Half an hour later dozens of kites in every colour are crossing the bay, above red sand and round basket boats just in with the catch. Mui Ne lives by wind: it builds the dunes, dries the fish and, from November to April, brings riders from everywhere. If you like weather, give it three days.

A word on names. What visitors call Mui Ne is mostly Ham Tien, ten kilometres of hotels along one road. The real Mui Ne, with the fishing village and the dunes, is at the eastern end. Since July 2025 the whole area belongs to Lam Dong province.

## Learning to kitesurf

The wind is strongest and steadiest from December to March, rising in late morning and blowing until dusk. A beginner needs some 9 to 12 hours, over three or four sessions, before standing up alone. Choose a school like this:

- Instructors hold an international certificate (usually IKO) and teach one pupil, or at most two.
- There are helmets, flotation vests, radios and a rescue boat. Ask what happens to your lesson if it blows too hard.
- The first session is flying a kite on land. If they put you straight in the water, leave.

It will be the dearest thing you do here, and still cheaper than in most countries. The beach is crowded and the shore break sharp, so learn in the lighter morning wind. Watching is free; just keep clear of the lines.

## A morning on sand

The **Red Dunes** are near, and handy at sunset. The **White Dunes** at Bau Trang, about 30 km from Ham Tien, are far bigger and best at first light. Jeep tours collect you around half past four and take in both, plus the village and the Fairy Stream, in half a day. Agree the full price and the number of passengers first.

At Bau Trang you will be offered a ride up on a quad or a modified car. In May 2025 one rolled into the lake and a visitor died; the service was suspended for a time. Walk instead. The nearest crest takes about twenty minutes, and up there it is perfectly quiet. Bring a scarf for your face and a sealed bag for the camera.

## Stream, village, lighthouse

- **Fairy Stream:** leave your shoes and wade up ankle-deep water between walls of red and white sand, about 45 minutes there and back. Go before eight or after four.
- **Fishing village:** from six to eight in the morning, round basket boats ferry the catch ashore and it is sold on the sand. Buy some clams or a crab and have a neighbouring stall boil them. Stay out of the porters’ way.
- **Ke Ga lighthouse:** 30 km south of Phan Thiet, a granite tower finished by the French at the end of the nineteenth century, on an islet a few hundred metres offshore. Boats cross in minutes on a calm day and not at all on a rough one. Ask whether the tower can be climbed.
- **Po Sah Inu:** small, old Cham towers on a hill between Phan Thiet and the strip, good at five o’clock.

## Eating in Phan Thiet

**Lẩu thả** is the dish to photograph: lime-cured fish, egg, pork and herbs laid out in banana-flower petals like one huge blossom. You fill your bowl and hot broth goes over it. Have **bánh canh chả cá**, thick noodles with fishcake, for breakfast, and scallops or half-dried squid at night. Restaurants in Phan Thiet town tend to be cheaper and better than those on the strip. The smell in the old quarters is fish sauce, the local pride. And those glowing fields you pass after dark are dragon fruit, lit up to make it flower out of season.

## Getting here, and when not to

It is about 200 km from Ho Chi Minh City, mostly expressway now; coaches take around four hours to Ham Tien, more on Friday evenings. A train runs to Phan Thiet in about four hours, though not every day, and the station is more than 15 km from the strip. [Da Lat](/plan-your-trip/day-20) is about four hours up a mountain road.

From May to October the wind drops, the sea softens and afternoon rain arrives. In the windy months the sea is too rough for lazy swimming: for that, go to [Phu Quoc](/where-to-go/phu-quoc) in its dry season. Rooms cost more at weekends and over Tet, the Lunar New Year, so come midweek.
`,
})
