import { guidePage } from './with-guide-facts'

export const content = guidePage({
  day: 24,
  meta: {
    titleVi: 'Ăn gì ở Sài Gòn: cơm tấm sáng, bún mắm trưa, ốc đêm',
    titleEn: 'What to eat in Saigon, from broken rice to snails',
    descriptionVi:
      'Một ngày ăn Sài Gòn theo giờ: cơm tấm lúc năm giờ, bún mắm trưa, quà xế tan trường, há cảo Chợ Lớn, ốc tới khuya; cách ngồi, gọi món, trả tiền và chỗ ăn chay.',
    descriptionEn:
      'Eat by the clock: grilled pork and broken rice at five, fermented-fish noodles at noon, dumplings in Cho Lon, snails till late, with how to sit, order and pay.',
  },
  summaryVi:
    'Một ngày ăn xếp theo giờ: sườn nướng lúc năm giờ, bún mắm giữa trưa, há cảo Chợ Lớn, ốc buổi tối, kèm cách gọi món, cách trả tiền và chỗ cho người ăn chay.',
  summaryEn:
    'One city, one appetite, in clock order: grilled pork and broken rice at first light, fermented-fish noodles at noon, Cho Lon dumplings, a long evening of snails, and how to order and pay.',
  category: 'food',
  difficulty: 'beginner',
  season: 'all',
  destinations: ['ho-chi-minh-city'],
  tagsVi: ['cơm tấm', 'hủ tiếu', 'ốc', 'cà phê vợt', 'Chợ Lớn', 'món chay'],
  tagsEn: ['broken rice', 'noodles', 'snails', 'iced coffee', 'Cho Lon', 'vegetarian'],
  imageAltVi: 'Xe cơm tấm nghi ngút khói và một ly cà phê đá dưới ánh đèn.',
  imageAltEn: 'A broken-rice cart wreathed in smoke and a glass of iced coffee under a lamp.',
  agodaSearchTerm: 'ho-chi-minh-city',
  rating: 4.8,
  featured: false,
  contentVi: `Sài Gòn không có giờ cơm. Năm giờ sáng than nướng sườn đã đỏ, quá nửa đêm xe hủ tiếu gõ vẫn sáng đèn, và giữa hai đầu ấy lúc nào cũng có người đang ăn. Muốn thử được nhiều thì làm như dân ở đây: mỗi chỗ một món, mỗi món một phần, rồi đi qua vài con đường cho tiêu bớt. Người Bắc, người Trung mới vào sẽ thấy món nào cũng hơi ngọt; nửa ngày là quen.

## Năm đến chín giờ: khói sườn, nước lèo

**Cơm tấm** ngon nhất lúc sườn vừa rời vỉ. Tìm chỗ quạt than ngay trước cửa, gọi “sườn bì chả”, thêm cái trứng ốp la nếu đói. Nước mắm ngọt là để chan lên cơm, không phải để chấm. **Hủ tiếu Nam Vang** thì chọn khô hay nước: tô khô trộn nước tương, tỏi phi, nước lèo để riêng một chén, thường có cục xương. **Bò kho** ăn với bánh mì nóng, rau quế và chén muối tiêu chanh. Không kịp ngồi thì mua ổ **bánh mì** thịt nguội, dặn trước nếu không ăn ớt.

Sau đó là cà phê. Cà phê sữa đá ở đây pha đậm, đầy đá, uống chậm. Còn **cà phê vợt**, nấu bằng siêu đất trên lò than, chỉ sót lại vài tiệm; tiệm Cheo Leo trong hẻm Nguyễn Thiện Thuật, khu Bàn Cờ, có từ năm 1938.

## Trưa: một tô nặng mùi, một chỗ mát

**Bún mắm** là miền Tây gói trong một tô: mắm cá linh, cá sặc, thêm tôm, mực, heo quay, cà tím, cạnh bên là rổ rau đắng, kèo nèo, bông súng. Mùi nặng thật, nhưng vị thì ngọt hậu. Nắng quá thì vào quán cơm trưa văn phòng, chỉ tay vào khay mà chọn: một món mặn, một món xào, chén canh.

**Mùng một và rằm âm lịch** nhiều nhà ăn chay, quán chay đông gấp mấy ngày thường, không ít quán mặn cũng bán thêm món chay. Ngày khác cứ tìm chữ “chay” trên bảng, nhất là quanh các chùa. Người kiêng kỹ nhớ hỏi thêm nước mắm, hành tỏi, trứng.

## Ba giờ chiều: món của giờ tan trường

Trước cổng trường là xe **bánh tráng trộn**: xoài xanh bào, khô bò, trứng cút, rau răm, muối tôm, tắc, trộn trong bịch, ăn bằng hai cây tre nhỏ. Ăn liền, để mười phút là ỉu. Mệt vì nắng thì ngồi lại hàng **chè**: chè đậu, chè bưởi, chè Thái, ly nào cũng đầy đá bào.

## Chợ Lớn: chọn sáng sớm hoặc chập tối

Buổi sáng đi ăn điểm tâm kiểu Quảng Đông: há cảo, xíu mại, bánh bao, ấm trà nóng, giữa tiếng các ông bà lớn tuổi nói chuyện rổn rảng. Chập tối thì mì vịt tiềm, sủi cảo ở đường Hà Tôn Quyền, rồi chén chè mè đen hay chè hột gà trà. Ghép luôn với buổi xem hội quán trong [hai ngày Sài Gòn](/plan-your-trip/day-23) là vừa đẹp.

## Bảy giờ tối đến khuya: ngồi ốc

Ăn ốc là để nói chuyện. Đường Vĩnh Khánh, Quận 4 cũ, là phố ốc ai cũng biết và cũng ồn nhất; khu nào cũng có một quán êm hơn nằm trong hẻm. Hai người gọi trước ba đĩa, đừng gọi một lượt:

- ốc hương rang muối ớt hoặc xốt trứng muối
- sò huyết rang me
- ốc len xào dừa, phải mút mạnh mới ra
- nghêu hấp sả, húp hết nước

Thêm ổ bánh mì để quẹt xốt. Món ghi “thời giá” thì hỏi rõ bao nhiêu một ký rồi mới gật đầu. Nửa đêm còn đói đã có cháo trắng hột vịt muối và xe hủ tiếu gõ.

## Ngồi, gọi, trả

- Thấy bàn trống thì ngồi. Món chính thường gọi ngay ở xe, nước gọi sau.
- Trà đá, khăn lạnh có khi tính riêng vài ngàn. Đĩa đậu phộng, trứng cút bày sẵn không động tới thì không tính.
- Ăn xong gọi “tính tiền”. Quét mã gần như đâu cũng được, nhưng vẫn nên có tiền lẻ. Không cần boa.
- Khoảng giá vỉa hè: bánh mì 20.000–50.000 đ, cơm tấm, hủ tiếu 40.000–90.000 đ, đĩa ốc 60.000–150.000 đ, cà phê 20.000–40.000 đ.
- Điện thoại đừng để sát mép đường; túi xách đeo chéo, xoay vào trong.

Còn bụng cho ngày mai thì xuống [miền Tây](/plan-your-trip/day-25), nơi sinh ra quá nửa những món vừa kể.`,
  contentEn: `Saigon has no mealtimes. At five in the morning the charcoal for the pork chops is already red, past midnight the noodle carts still have their bulbs on, and in between somebody is always eating. Copy them: one dish per place, one portion of it, then a few streets’ walk before the next. Southern cooking is a little sweeter than what you had in [Hanoi](/plan-your-trip/day-7). By lunch you will like it.

## Five to nine: smoke and broth

**Cơm tấm** is broken rice, once the cheap leavings of the mill, under a grilled pork chop. Look for a grill at the kerb and ask for *sườn bì chả*: chop, shredded pork skin and a steamed egg-and-pork loaf. Pour the sweet fish sauce over the rice; it is not a dip. **Hủ tiếu Nam Vang** is a pork and prawn noodle dish that came by way of Phnom Penh; order it *nước* (in soup) or *khô* (dry, broth on the side). **Bò kho**, beef stewed with star anise and lemongrass, comes with a hot baguette. In a hurry, buy a **bánh mì** and say *không ớt* if you want no chilli.

Then coffee. *Cà phê sữa đá* is strong, sweet and mostly ice, to be drunk slowly. A handful of old shops still brew **cà phê vợt**, steeped in a cloth sock and kept warm in clay pots over charcoal; Cheo Leo, in an alley off Nguyen Thien Thuat street, has done so since 1938.

## Noon: one loud bowl

**Bún mắm** is the Mekong Delta in a bowl: noodles in a broth of fermented river fish with prawns, squid, roast pork and aubergine, and a basket of bitter greens to tear in. The smell arrives first; the taste is rounder than you fear. On a very hot day take a *cơm trưa* counter instead and point at what you want over rice.

**On the 1st and 15th of the lunar month** many families eat no meat. Vegetarian places fill up, and ordinary ones add a dish or two. On other days look for the word *chay*, above all near pagodas. Strict vegetarians should still ask about fish sauce: *không nước mắm*.

## Three o’clock: after-school food

Outside schools stand the **bánh tráng trộn** carts: strips of rice paper tossed in a bag with green mango, dried beef, quail eggs, herbs, chilli salt and sour kumquat. Eat it at once; ten minutes later it is limp. If the heat has won, sit down to **chè**, a glass of beans, jelly or pomelo with coconut milk and shaved ice.

## Cho Lon: early, or at dusk

Mornings are for dim sum, here *điểm sấm* or *điểm tâm*: *há cảo* (prawn dumplings), *xíu mại*, steamed buns and a pot of tea among loud, cheerful pensioners. At dusk come for egg noodles with herbal braised duck, the dumpling shops of Ha Ton Quyen street, then warm black-sesame soup or eggs simmered in sweet tea. It joins easily to the temples in [two days in Saigon](/plan-your-trip/day-23).

## Seven till late: the snail evening

*Ăn ốc*, eating snails, is really about talking. Vinh Khanh street in old District 4 is the famous strip and the noisiest; most neighbourhoods have a calmer place in an alley. Two people should start with three plates:

- *ốc hương rang muối ớt*: sweet snails in chilli salt
- *sò huyết rang me*: blood cockles in tamarind (choose something else if your stomach is uncertain)
- *ốc len xào dừa*: mud creepers in coconut milk, to be sucked out hard
- *nghêu hấp sả*: clams steamed with lemongrass

Add bread for the sauces. Where the menu says *thời giá*, market price, get a figure per kilo before you nod.

## How to sit, order and pay

- An empty stool is yours. Order the dish at the cart, drinks afterwards.
- Wet wipes and iced tea may cost a few thousand VND. Peanuts you leave untouched should not.
- Say *tính tiền* when you are done and pay in small notes. Many stalls show a QR code, but it usually wants a Vietnamese bank account. Tips are not expected.
- Rough street prices: bánh mì 20,000–50,000 VND, rice or noodles 40,000–90,000 VND, a plate of snails 60,000–150,000 VND, coffee 20,000–40,000 VND.
- Keep your phone off the kerb side of the table and your bag strap across your body.

Hungry for the source? More than half of these dishes come from the [Mekong Delta](/plan-your-trip/day-25), tomorrow’s chapter.`,
})
