import { guidePage } from './with-guide-facts'

export const content = guidePage({
  day: 14,
  meta: {
    titleVi: 'Ăn gì ở Huế: bún bò, cơm hến, bánh bèo và chè',
    titleEn: 'What to eat in Hue: bún bò, clam rice, cakes and chè',
    descriptionVi:
      'Một ngày ăn theo giờ người Huế: sáng bún bò, cơm hến, trưa bánh khoái, xế chiều bánh bèo, tối chè hẻm; cách gọi món, bớt cay, cùng chuyện cơm vua và cơm chay.',
    descriptionEn:
      'A day by Hue’s own clock: bún bò at six, clam rice, crisp pancakes, small steamed cakes at four, chè at night, with how to order, tame the chilli and eat vegetarian.',
  },
  summaryVi:
    'Một ngày ăn theo giờ của người Huế: bún bò lúc sáu giờ, cơm hến bên cồn, bữa lỡ với khay bánh bèo, tối chè hẻm; kèm cách gọi, cách bớt cay và đôi lời về cơm vua, cơm chay.',
  summaryEn:
    'A day of eating by Hue’s own clock, from bún bò at six to chè in an alley at night, with how to order, how to survive the chilli, and a plain word on royal banquets and temple food.',
  category: 'food',
  difficulty: 'beginner',
  season: 'all',
  destinations: ['hue'],
  tagsVi: ['ẩm thực Huế', 'bún bò', 'bánh bèo', 'cơm hến', 'chè', 'cơm chay'],
  tagsEn: ['Hue food', 'bún bò Huế', 'bánh bèo', 'street food', 'chè', 'vegetarian'],
  imageAltVi: 'Khay bánh bèo với những chén nhỏ xíu rắc tôm chấy, giữa là chén nước mắm ớt xanh.',
  imageAltEn: 'A tray of tiny bowls of bánh bèo topped with shrimp, around a dish of fish sauce with green chilli.',
  agodaSearchTerm: 'hue',
  rating: 4.8,
  featured: false,
  contentVi: `
Người Huế ăn ít mà ăn nhiều bận. Mỗi thứ một chén con, một cái bánh bằng hai ngón tay, nên cái bụng ở Huế phải tính theo giờ chứ không theo bữa. Đây là một ngày ăn từ mờ sáng tới khuya, đi đúng giờ thì gặp đúng món.

## Sáng: bún bò, rồi cơm hến

Gánh ngon bán từ sáu giờ, tám rưỡi chín giờ đã úp nồi. Tô bún gốc Huế nước trong, dậy mùi sả và mắm ruốc, không đỏ quạch như tô bán ở nơi khác, trong tô có bắp bò, khoanh giò heo, chả cua, miếng huyết. Gọi thế nào được thế ấy: “không huyết”, “nhiều chả”, “giò nạc”. Nếm nước trước rồi hãy cho ớt, hũ sa tế trên bàn không để làm cảnh. Tô bình dân khoảng 30.000–60.000 đ.

Giữa buổi đến lượt cơm hến: cơm nguội, hến xào, tóp mỡ, đậu phộng, khế, bạc hà, bắp chuối, một muỗng ruốc, tô nước hến nóng để riêng. Món của dân Cồn Hến, giờ quanh đường Hàn Mặc Tử dẫn ra cồn vẫn nhiều quán. Rẻ nhất Huế, cũng cay nhất Huế. Dạ dày yếu thì gọi bún hến và dặn bớt ruốc.

## Trưa: bún thịt nướng, bánh khoái, nem lụi

Kim Long, trên đường lên [chùa Thiên Mụ](/plan-your-trip/day-13), lâu nay có tiếng về bún thịt nướng và bánh ướt cuốn thịt nướng. Gần cửa Thượng Tứ là mấy quán bánh khoái lâu đời, bánh đổ giòn trong chảo nhỏ, chấm nước lèo nấu với gan heo, đậu phộng, mè. Nem lụi cũng chấm thứ nước ấy, cuốn bánh tráng với vả chát và khế chua.

## Ba, bốn giờ chiều: bữa lỡ

Giờ của các loại bánh. Gọi một khay cho hai người, kiểu gì cũng gọi thêm khay nữa.

- **Bánh bèo**: chén sành bé, tôm chấy, tóp mỡ. Chan nước mắm vào chén, lấy muỗng xắn rồi xúc.
- **Bánh nậm**: mỏng, gói lá dong hay lá chuối, gỡ lá ra đĩa mới rưới mắm.
- **Bánh lọc**: trong, dai, con tôm để nguyên vỏ, nhai luôn.
- **Bánh ram ít**: dẻo nằm trên giòn; ăn cùng một miếng, đừng tách.

Khu quanh đường Nguyễn Bỉnh Khiêm bên Gia Hội và các kiệt gần cung An Định là hai nơi nhiều nhà bán lâu đời. Quán trong kiệt, biển cũ, tên bắt đầu bằng “Mệ” hay “O” thường không tệ.

## Tối: chè

Chè Huế đựng ly nhỏ để ăn hai, ba thứ một lần: bông cau, đậu ngự, khoai tía, bắp. Lạ nhất là **bột lọc bọc heo quay**, ngọt mặn lẫn lộn, ai ăn rồi hoặc mê hẳn hoặc thôi hẳn. Hạt sen bọc nhãn lồng chỉ ngon giữa hè. Ngõ chè ở đường Hùng Vương đông từ chập tối.

## Cơm vua và cơm chay

“Cơm vua” ngày nay là một buổi diễn, khách mặc áo mão, món tỉa hình rồng phượng. Vui một lần với nhà đông người, còn ăn thì chưa chắc hơn mâm cơm nhà vườn đặt trước. Muốn hiểu sự cầu kỳ của Huế, hãy ăn **chay**. Xứ này chùa nhiều, đến mùng một và rằm nhiều nhà ăn chay, quán chay đông nghịt, thứ gì cũng có bản chay, từ bánh bèo tới bún bò. Mít non trộn, vả trộn, nấm kho tiêu là những món nên gọi.

## Gọi món cho trúng

| Muốn | Nói |
| --- | --- |
| Gọi cô bán hàng | “O ơi” (lớn tuổi: “Mệ ơi”) |
| Bớt cay, không cay | “Ít ớt thôi”, “Đừng bỏ ớt” |
| Ăn chay thật | “Chay, không ruốc, không nước mắm” |
| Tính tiền | “O ơi, tính tiền” |

Ớt xanh nguyên trái thường cay hơn ớt bột đỏ. Nước đá chẳng chữa được cay, miếng bánh mì hay muỗng cơm mới chữa được. Dị ứng tôm cua phải hỏi từng món, vì ruốc có ở khắp nơi.

Vào chợ Đông Ba trước chín giờ, tầng trệt có dãy hàng ăn; hỏi giá rồi ngồi. Mang về thì mè xửng, tôm chua, ruốc, nhớ bọc kín kẻo cả vali thành Huế.
`,
  contentEn: `
People in Hue eat little and often. Everything comes in a saucer, or two fingers wide, so you plan a day here by the clock rather than by meals. Follow these hours and each dish will be at its best.

## Morning: bún bò, then cơm hến

Good stalls start at six and turn the pot over by nine. Hue’s own beef noodle soup is clear rather than red, scented with lemongrass and fermented shrimp paste, with shank, a slice of pork knuckle, a crab ball and a cube of blood. You can leave things out: “không huyết” means no blood. Taste before adding chilli; the jar on the table is not decoration. An everyday bowl is about 30,000–60,000 VND.

Mid-morning belongs to cơm hến: cold rice under tiny river clams, crackling, peanuts, starfruit, herbs and banana flower, with hot clam broth on the side. It began on Con Hen, the clam islet, and stalls still crowd Han Mac Tu street on the way there. It is the cheapest dish in town and the fiercest. A tender stomach can ask for less shrimp paste (“ít ruốc”).

## Midday: from the grill and the pan

Kim Long, on the road to [Thien Mu](/plan-your-trip/day-13), is known for bún thịt nướng, cool noodles with grilled pork and herbs, and for bánh ướt, rice sheets rolled round the same pork. Near the Thuong Tu gate old shops make bánh khoái, a small crisp pancake dipped in a thick sauce of liver, peanut and sesame. Nem lụi, pork on skewers, uses that sauce too: strip the meat into rice paper with slices of green fig and sour starfruit.

## Three or four o’clock: the in-between meal

Locals call it bữa lỡ, and it belongs to the little cakes. Order one tray for two and accept that you’ll order another.

- **Bánh bèo:** steamed rice in tiny bowls with dried shrimp and crackling. Spoon fish sauce in, cut, scoop.
- **Bánh nậm:** a thin leaf-wrapped slab. Unwrap it onto the plate, then sauce it.
- **Bánh lọc:** clear, chewy tapioca round a shrimp in its shell. Eat shell and all.
- **Bánh ram ít:** a sticky dumpling on a crisp base. Both in one bite.

Two areas with long-established kitchens are around Nguyen Binh Khiem street on the Gia Hoi side and the lanes near An Dinh Palace. An old sign down an alley, with a name that starts “Mệ” (granny) or “O” (auntie), is a good omen.

## Night: chè

These sweet soups come in small glasses so you can try three: mung bean, butter bean, purple yam, corn. The strangest is **tapioca pearls stuffed with roast pork**, salty in syrup; you’ll either love it or be done. Lotus seeds tucked inside longans are for midsummer only. The chè alley off Hung Vuong street fills from dusk.

## Royal banquets and temple food

A “royal dinner” today is a show, with robes to wear and carrots carved into phoenixes. It’s fun once, in a crowd; the cooking in a garden house, booked ahead, is usually better. For Hue’s real refinement eat **chay**, the meatless cooking of Buddhist households. On the first and fifteenth days of the lunar month many families give up meat and the chay restaurants are packed. Young jackfruit salad, fig salad and mushrooms simmered with pepper are the things to order.

## How to order

| You want | Say |
| --- | --- |
| The cook’s attention | “O ơi” (aw oy); for a grandmother, “Mệ ơi” |
| Little chilli, none | “Ít ớt”, “Không ớt” |
| Strictly vegetarian | “Chay, không nước mắm” (no fish sauce) |
| The bill | “Tính tiền” |

Whole green chillies are often hotter than the red powder, and rice or bread puts out the fire better than iced water. With a shellfish allergy ask about every dish, since shrimp paste is everywhere.

Visit Dong Ba market before nine; the food stalls are on the ground floor, and you should ask the price before you sit. To take home: mè xửng (sesame toffee) and, well wrapped, tôm chua, pink fermented shrimp that will otherwise perfume the whole suitcase.
`,
})
