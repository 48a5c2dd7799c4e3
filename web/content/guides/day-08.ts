import { guidePage } from './with-guide-facts'

export const content = guidePage({
  day: 8,
  meta: {
    titleVi: 'Chọn tàu Hạ Long: Hạ Long, Lan Hạ hay Bái Tử Long',
    titleEn: 'Ha Long, Lan Ha or Bai Tu Long: choosing a cruise',
    descriptionVi:
      'So ba vịnh về bến tàu, lượng khách, giá cả; đi trong ngày hay ngủ một, hai đêm; tháng nào hay bão, hủy tàu thì tính sao, và chín câu hỏi trước khi đặt cọc.',
    descriptionEn:
      'The three bays compared, a day trip against one or two nights, what a fair price covers, storm cancellations month by month, and nine questions before a deposit.',
  },
  summaryVi:
    'So Hạ Long, Lan Hạ và Bái Tử Long; đi trong ngày hay ngủ một, hai đêm; giá nào là phải chăng, hủy tàu vì bão thì tính sao và chín câu nên hỏi trước khi đặt cọc.',
  summaryEn:
    'Ha Long, Lan Ha or Bai Tu Long; a day, one night or two; what a fair price covers, what happens when storms close the port, and nine questions to ask before paying a deposit.',
  category: 'sightseeing',
  difficulty: 'intermediate',
  season: ['spring', 'autumn'],
  destinations: ['halong-bay', 'cat-ba', 'hanoi'],
  tagsVi: ['vịnh Hạ Long', 'Lan Hạ', 'Bái Tử Long', 'du thuyền', 'hang động', 'kayak'],
  tagsEn: ['Ha Long Bay', 'Lan Ha', 'Bai Tu Long', 'cruises', 'caves', 'kayaking'],
  imageAltVi: 'Những con tàu buồm giữa các đảo đá vôi, nhìn từ trong cửa một hang động',
  imageAltEn: 'Junk boats among karsts seen through the mouth of a cave',
  agodaSearchTerm: 'halong-bay',
  rating: 4.8,
  featured: true,
  contentVi: `Cùng một mặt nước mà người về khen hết lời, kẻ về kêu đông như chợ. Khác nhau là ở chỗ chọn vịnh nào, tàu nào, tháng nào. Quyết xong ba điều ấy hẵng nhìn ảnh phòng.

## Ba vịnh liền nhau

| Vịnh | Hạ Long | Lan Hạ | Bái Tử Long |
| --- | --- | --- | --- |
| Ở đâu | Quảng Ninh, trung tâm di sản | Phía nam, ôm đảo Cát Bà, Hải Phòng | Phía đông bắc, Quảng Ninh |
| Lên tàu | Tuần Châu, cảng tàu khách quốc tế Hạ Long | Tuần Châu, Hải Phòng hoặc ngay Cát Bà | Chủ yếu từ Hòn Gai |
| Xem gì | Hang Sửng Sốt, Ti Tốp, hang Luồn | Bãi tắm nhỏ, hang Sáng Tối, làng Việt Hải | Vung Viêng, hang Thiên Cảnh Sơn |
| Hợp với | Người đi lần đầu, đi trong ngày | Người mê kayak, bơi | Người thích yên tĩnh |

Núi đá ba nơi đẹp ngang nhau. Chỉ có vài ngày và muốn thấy những cảnh đã in trên tem, trên tiền thì chọn [Hạ Long](/where-to-go/halong-bay), đã đi rồi thì lần này chọn hai vịnh kia.

## Một ngày, một đêm hay hai đêm

Đi về trong ngày từ Hà Nội mất khoảng năm tiếng ngồi xe, còn bốn đến sáu tiếng trên nước, đúng lúc đông nhất. Chỉ nên đi kiểu này khi thật kẹt.

Hai ngày một đêm là vừa. Tám giờ rời Hà Nội, trưa lên tàu, chiều vào hang hay chèo kayak, đêm neo giữa đảo, sáng hôm sau tập dưỡng sinh trên boong, cập bến gần trưa, khoảng ba giờ chiều về tới phố cổ. Phần đáng tiền nằm ở hai khoảng tàu ngày không có mặt, là sau bốn giờ chiều và trước tám giờ sáng.

Ba ngày hai đêm hợp với Lan Hạ hoặc Bái Tử Long, vì ngày giữa có tàu nhỏ đưa đi xa, vào những áng nước mà khách một đêm không tới.

## Giá phải chăng gồm những gì

Tàu ngủ đêm tầm trung khoảng 2,5–4,5 triệu một người, phòng đôi; hạng sang 5–9 triệu. Tour trong ngày từ Hà Nội chừng 0,9–2 triệu. Giá ấy phải có xe hai chiều, vé tham quan và lưu trú vịnh, các bữa ăn, kayak hoặc đò nan, hướng dẫn viên. Đồ uống, mát-xa, phụ thu phòng đơn, phụ thu ngày lễ thường tính riêng. Giá chỉ bằng nửa nơi khác thì phần bị cắt là bảo dưỡng, hải trình và bữa ăn.

## Mùa và chuyện hủy tàu

- Tháng 10, 11, đầu tháng 12 trời trong, khô, biển lặng, đẹp nhất năm.
- Tháng 1 đến tháng 3 mù và lạnh, trên boong 12–18 độ, đẹp như tranh thủy mặc, nhưng đừng mong bơi.
- Tháng 4, tháng 5 ấm dần, trời quang hơn.
- Tháng 6 đến tháng 9 nước ấm, có dông, bão nhiều nhất từ tháng 7 đến tháng 9.

Cảng vụ cấm tàu thì không ai được ra, dù trước mắt còn nắng. Tháng 7/2025 một tàu tham quan bị lật trong cơn dông ập đến quá nhanh, nhiều người thiệt mạng, nên đừng nài chủ tàu đi cố. Nơi làm ăn đứng đắn sẽ hoàn tiền hoặc dời ngày khi có lệnh cấm, có thể trừ tiền xe đã chạy. Hãy xin điều này bằng văn bản. Mùa bão thì chừa một ngày trống sau chuyến tàu và đừng đặt chuyến bay quốc tế ngay tối về.

## Đường đi

Hà Nội – Tuần Châu đi cao tốc khoảng hai tiếng rưỡi. Ra Cát Bà thêm phà hoặc tàu cao tốc, cả thảy chừng bốn tiếng. Từ phía Nam có thể bay thẳng tới Vân Đồn hay Cát Bi. Hỏi kỹ tên bến, vì Tuần Châu và cảng Hạ Long cách nhau chừng mười cây số.

## Chín câu hỏi trước khi đặt cọc

1. Hải trình nào, bến nào, có ghi trong hợp đồng không?
2. Tàu bao nhiêu phòng, vỏ gỗ hay thép, sửa lớn năm nào?
3. Vào hang lúc mấy giờ? Sửng Sốt từ mười giờ đến hai giờ chiều là giờ chen.
4. Tự chèo kayak hay ngồi đò nan, bao lâu?
5. Neo đêm ở đâu, gần máy phát tàu khác không?
6. Áo phao để đâu, cửa sổ phòng mở được không, búa thoát hiểm chỗ nào?
7. Ăn chay, dị ứng có nấu riêng không?
8. Lên đảo có bao nhiêu bậc? Ti Tốp hơn bốn trăm bậc, khó với người đau gối.
9. Hủy vì thời tiết thì hoàn bao nhiêu, trong mấy ngày?

Mang bình nước riêng vì vịnh không dùng đồ nhựa một lần, thêm giày đế bám, áo gió và túi nhỏ cho một đêm; vali lớn gửi lại khách sạn Hà Nội. Chỉ bơi ở chỗ tàu cho phép, và không mua san hô hay vỏ ốc lớn.`,
  contentEn: `From the same water some people come home speechless and others complain of the crowds. Three choices make the difference: which bay, which boat, which month. Settle those before you look at pictures of cabins.

## Three bays side by side

| Bay | Ha Long | Lan Ha | Bai Tu Long |
| --- | --- | --- | --- |
| Where | Quang Ninh, heart of the World Heritage site | South, around Cat Ba Island, Hai Phong | North-east, Quang Ninh |
| Boarding | Tuan Chau or Ha Long International Cruise Port | Tuan Chau, Hai Phong or Cat Ba itself | Mostly Hon Gai |
| You see | Sung Sot Cave, Ti Top, Luon Cave | Small beaches, the Dark and Bright Cave, Viet Hai village | Vung Vieng fishing village, Thien Canh Son Cave |
| Best for | First-timers, day trips | Kayakers, swimmers | Anyone after quiet |

The limestone is equally fine in all three. With a couple of days and a wish to see the famous scenes, choose [Ha Long](/where-to-go/halong-bay). For fewer boats, choose either neighbour.

## A day, one night or two

A day trip from Hanoi means five hours on the road and four to six on the water, at its busiest. Do it only if you must.

Two days and one night is the sensible minimum. Leave Hanoi at eight, board around noon, cave or kayak in the afternoon, anchor among the islands, tai chi on deck at dawn, ashore before lunch, back in the Old Quarter by about three. What you are paying for is the time the day boats are absent: after four in the afternoon and before eight in the morning.

Two nights suit Lan Ha and Bai Tu Long, since on the middle day a smaller boat takes you into lagoons that one-night guests never reach.

## What a fair price covers

A good mid-range overnight boat costs roughly 2.5–4.5 million VND a head ($100–180) in a double cabin; the smart ones 5–9 million ($200–360). Day trips from Hanoi run at about 0.9–2 million ($36–80). That should include transfers both ways, bay and overnight fees, meals, kayak or rowed bamboo boat, and a guide. Drinks, massages, single cabins and holiday surcharges are usually extra. When a price is half of everyone else’s, the missing half comes out of maintenance, route and kitchen.

## Weather and cancellations

- October to early December: clear, dry, calm. The best.
- January to March: mist and 12–18°C on deck. Beautiful as an ink painting, useless for swimming.
- April and May: warming, visibility improving.
- June to September: warm water, thunderstorms; typhoons are likeliest from July to September.

When the port authority closes the bay nobody sails, even under blue sky. In July 2025 a fast-moving squall capsized a sightseeing boat with heavy loss of life, so never urge a captain to try. Reputable operators refund or rebook when sailing is banned, perhaps minus the transfer already driven; get that in writing. In storm season keep a free day after the cruise and do not book an international flight for the evening you return.

## Getting there

Hanoi to Tuan Chau takes about two and a half hours by expressway. Cat Ba needs a ferry or speedboat as well, around four hours in all. From the south you can fly direct to Van Don or to Cat Bi in Hai Phong. Confirm the pier by name: Tuan Chau and the Ha Long cruise port are some ten kilometres apart.

## Nine questions before the deposit

1. Which route and pier, and is that in the booking?
2. How many cabins, wood or steel, last refitted when?
3. What time is the cave? Sung Sot between ten and two is a slow queue up and down its steps.
4. Paddle yourself or be rowed, and for how long?
5. Where do we anchor, and how close to other boats’ generators?
6. Where are the life jackets, does my window open, where is the hammer?
7. Can you cook for vegetarians and allergies?
8. How many steps ashore? Ti Top has over four hundred.
9. If weather cancels, how much comes back, and when?

Bring a refillable bottle, since single-use plastic is banned on the bay, shoes with grip, a windproof layer and a small overnight bag; leave the suitcase at your Hanoi hotel. Swim only where the crew says you may, and buy no coral or big shells.`,
})
