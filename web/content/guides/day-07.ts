import { guidePage } from './with-guide-facts'

export const content = guidePage({
  day: 7,
  meta: {
    titleVi: 'Ăn gì ở Hà Nội: một ngày từ phở sáng đến gà tần',
    titleEn: 'What to eat in Hanoi, from dawn phở to midnight',
    descriptionVi:
      'Thực đơn Hà Nội theo giờ: sáng phở, trưa bún chả, khuya gà tần; phố nào nổi tiếng món nào, nhìn hàng quán ra sao, gọi món, ngồi chung bàn và ăn chay ở đâu.',
    descriptionEn:
      'Hanoi’s dishes in clock order, the streets known for just one of them, how to judge a stall at a glance, order and share a table, and where vegetarians can eat well.',
  },
  summaryVi:
    'Từ bát phở sáu giờ sáng đến bát gà tần nửa đêm: ăn món gì vào giờ nào, phố nào nổi tiếng món nào, nhìn quán ra sao để biết nên ngồi xuống hay đi tiếp.',
  summaryEn:
    'From a six o’clock bowl of phở to a midnight supper: which dish belongs to which hour, streets long known for one thing, and how to tell a good stall at a glance.',
  category: 'food',
  difficulty: 'beginner',
  season: 'all',
  destinations: ['hanoi'],
  tagsVi: ['phở', 'bún chả', 'ẩm thực Hà Nội', 'bia hơi', 'quà vặt', 'ăn chay'],
  tagsEn: ['phở', 'bún chả', 'street food', 'bia hơi', 'egg coffee', 'vegetarian'],
  imageAltVi: 'Bát bún chả trên chiếc bàn thấp ngoài vỉa hè, khói nướng bay lên',
  imageAltEn: 'A bowl of bún chả with grilling smoke on a low table on the pavement',
  agodaSearchTerm: 'hanoi',
  rating: 4.9,
  featured: true,
  contentVi: `Người Hà Nội ăn theo giờ. Phở là chuyện của buổi sáng, bún chả của buổi trưa, bia hơi bắt đầu khi tan sở. Đi sai giờ thì hoặc quán đóng, hoặc còn nước dùng đáy nồi. Cứ theo đồng hồ dưới đây, mỗi chỗ gọi một suất chia đôi, đến tối vẫn còn bụng.

## Theo đồng hồ

**6 giờ 30: phở.** Phở bò tái chín, tái nạm, hoặc phở gà, nước trong, bánh mỏng, hành chần và dấm tỏi để sẵn trên bàn. Quẩy gọi riêng. Nhiều quán ngon hết hàng trước mười giờ.

**8 giờ 30: bánh cuốn.** Đứng xem người ta tráng rồi gỡ lá bánh khỏi mặt vải. Bánh Thanh Trì không nhân, mỏng tang, ăn với chả quế. Bánh nhân thịt mộc nhĩ rắc hành phi thì ấm bụng hơn.

**10 giờ: cà phê trứng.** Lòng đỏ đánh bông với sữa, phủ lên cà phê đen nóng. Quán Giảng trong ngõ phố Nguyễn Hữu Huân giữ công thức từ năm 1946. Uống nóng, xúc lớp kem trước.

**12 giờ: bún chả.** Khói đưa đường, khỏi cần bản đồ. Chả miếng và chả viên nướng than ngâm nước chấm ấm có đu đủ, ăn kèm rổ rau sống. Gọi thêm nem cua bể, một chiếc hai người là vừa.

**15 giờ 30: bún riêu, bún ốc.** Giờ quà chiều. Gạch cua nổi vàng, dấm bỗng chua dịu, ai sợ mắm tôm thì dặn trước khi người bán chan.

**17 giờ 30: bia hơi.** Bia chở về bán hết trong ngày, cốc thủy tinh sần bọt khí, nhắm lạc luộc, nem chua rán, đậu tẩm hành. Tạ Hiện vui mà chật. Quán bia vỉa hè ở phố khác cũng cốc bia ấy, rẻ hơn và còn nghe được nhau nói.

**19 giờ: chả cá.** Cá lăng ướp nghệ, riềng, mẻ, rán lại trên chảo nhỏ cùng thì là và hành. Xếp bún, cá, lạc, rau rồi mới rưới mắm tôm đánh bông.

**21 giờ: kem, chè.** Kem Tràng Tiền ăn đứng ngoài cửa, mùa lạnh vẫn xếp hàng, và cốm là vị nên chọn.

**Sau 22 giờ.** Tống Duy Tân – Cấm Chỉ còn sáng đèn với gà tần, mì xào, cháo.

## Phố gọi tên món

| Phố | Đến để ăn |
| --- | --- |
| Bát Đàn | Phở bò, xếp hàng tự bưng |
| Hàng Mành | Bún chả |
| Chả Cá | Món mang chính tên phố |
| Hàng Điếu | Bún bò Nam Bộ, miến lươn |
| Tô Tịch | Hoa quả dầm |
| Ngũ Xã | Phở cuốn |
| Lý Văn Phức | Chân gà nướng |
| Hàng Than | Bánh cốm mang về |

Thêm ngõ chợ Đồng Xuân lúc trưa, mỗi hàng một món, ghế sát ghế. Tháng 9, tháng 10 có cốm làng Vòng. Chớm đông có chả rươi, mùa rất ngắn, gặp là nên ăn.

## Đọc một cái quán

- Bán một hai món thôi, nồi nước to, bát rửa xong úp ráo.
- Người trong phố ngồi đông đúng giờ món ấy. Vắng lúc mười hai giờ trưa là có chuyện.
- Rau còn đứng lá, thịt nướng tới đâu bán tới đó.
- Có bảng giá. Không có thì hỏi trước khi ngồi, không ai phiền.

Bụng yếu thì ngày đầu chọn món chan nóng, để rau sống và ốc sang hôm sau.

## Gọi món và phép ngồi chung

Cứ gọi ngay lúc vào, chẳng hạn “một tái chín, ít bánh” hay “hai suất bún chả, một nem”. Bàn thấp là bàn chung, cứ hỏi “ngồi đây được không” rồi ghé xuống. Đũa thìa lau giấy, giấy và xương bỏ vào sọt dưới bàn. Giờ trưa ăn xong đứng lên nhường chỗ. Trả tiền sau, ngay tại chỗ bếp, và nên chuẩn bị tiền lẻ, dù mã QR gần như đâu cũng có. Chủ quán hơi gắt là chuyện thường, không phải ghét mình.

## Ăn chay

Rằm và mùng Một, quán chay đông và đủ món, ngày thường tìm quanh các chùa. Ở quán mặn phải dặn kỹ vì nước mắm và nước xương có khắp nơi. Dễ nhất là xôi đỗ, bánh rán ngọt, bún đậu chấm xì dầu, chè. Câu cần nói: “cháu ăn chay, không nước mắm, không thịt cá”.

Muốn có người dẫn, xem các buổi ăn đêm trong mục [trải nghiệm](/things-to-do), còn muốn tự đi thì ghép với hai ngày ở [ngày 6](/plan-your-trip/day-6).`,
  contentEn: `Hanoi eats by the clock. Phở is for the morning, bún chả for noon, beer for the end of work. Come at the wrong hour and the stall is shut, or scraping the bottom of the pot. Follow the day below, share one portion at each stop, and you will still have room at nightfall.

## By the clock

**6:30 am: phở.** Beef, *tái* (rare) or *chín* (well done), or chicken, in clear broth. Add garlic vinegar and chilli from the table; taste before you squeeze anything in. Order a fried breadstick, *quẩy*, to dunk. Many good places sell out before ten.

**8:30 am: bánh cuốn.** Rice batter steamed on stretched cloth and lifted off with a bamboo stick. The Thanh Tri kind is plain and paper-thin, eaten with cinnamon pork; the filled kind has minced pork, wood-ear mushroom and fried shallots.

**10 am: cà phê trứng.** Egg yolk whipped with condensed milk over hot black coffee, nearer to a pudding. Café Giảng, down an alley off Nguyen Huu Huan, has made it since 1946. Spoon the top first.

**Noon: bún chả.** Follow the smoke. Charcoal-grilled pork, sliced and in patties, sits in a warm sweet-sour broth with green papaya; you dip in cold noodles and herbs, a bite at a time. Add one crab spring roll between two.

**3:30 pm: bún riêu.** Tomato and paddy-crab noodle soup, soft and sour, the classic afternoon snack. Its cousin bún ốc has snails. Refuse *mắm tôm*, the purple shrimp paste, before she adds it, or learn to love it.

**5:30 pm: bia hơi.** Light draught beer delivered fresh each day, in bubbly green-tinged glasses, with boiled peanuts and fried tofu. Ta Hien is the famous corner, and packed; any pavement beer house elsewhere pours the same, for less, at a volume that allows talk.

**7 pm: chả cá.** Turmeric-marinated fish finished at your table in a pan of dill and spring onion. Build a bowl: noodles, fish, peanuts, herbs, and last the shrimp-paste sauce, or plain fish sauce if you ask.

**9 pm: ice cream.** Trang Tien is the name, eaten standing outside the shop even in winter. Choose *cốm*, young green rice.

**After 10 pm.** Tong Duy Tan and Cam Chi keep their lights on: stewed black chicken with herbs, fried noodles, rice porridge.

## Streets that mean a dish

| Street | Go for |
| --- | --- |
| Bat Dan | Beef phở; queue and carry your own bowl |
| Hang Manh | Bún chả |
| Cha Ca | The dish the street is named after |
| Hang Dieu | Dry beef noodles (bún bò Nam Bộ), crisp eel vermicelli |
| To Tich | Iced fruit in a glass |
| Ngu Xa | Phở cuốn, fresh rolls of rice sheet and beef |
| Ly Van Phuc | Grilled chicken feet and wings |
| Hang Than | Green-rice cakes to take away |

Add the food lane beside Dong Xuan Market at lunchtime, one dish per stall. In autumn, look for fresh cốm wrapped in lotus leaf.

## How to read a stall

- It makes one or two things, from one big pot.
- Neighbours fill it at the hour for that dish. Empty at noon is a verdict.
- Herbs stand up; bowls drain upside down; meat leaves the grill straight for the table.
- Prices are on the wall. If not, ask before you sit; nobody minds.

With a nervous stomach, spend the first day on things served boiling, and leave raw herbs and snails for the second.

## Ordering, and sitting down

Say the number and the dish at the door: *một phở tái*, *hai bún chả*. *Không cay* is not spicy, *bao nhiêu* how much, *tính tiền* the bill. Tables are shared, stools are low, and you may sit opposite strangers. Wipe your chopsticks with the paper provided; bones and napkins go in the bin under the table. At lunch, eat and move on. You pay at the end, usually in cash, so carry small notes. A brisk owner is busy, not hostile.

## Vegetarians

The words are *ăn chay*. Fish sauce and bone broth hide in most things, so add *không nước mắm*, no fish sauce. On the 1st and 15th of the lunar month Buddhist kitchens are at their busiest; on other days look near pagodas. Safe bets: sticky rice with mung beans, tofu with noodles and soy sauce, sweet chè.

Prefer company? See the evening food walks in [things to do](/things-to-do), or fold these stops into the two days of [day 6](/plan-your-trip/day-6).`,
})
