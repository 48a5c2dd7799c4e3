import { topicPage } from './with-topic-facts'

export const content = topicPage({
  slug: 'hot-springs',
  meta: {
    titleVi: 'Suối khoáng nóng Việt Nam: Kim Bôi đến Bình Châu',
    titleEn: 'Hot springs in Vietnam: where, how hot, how to soak',
    descriptionVi:
      'Kim Bôi, Thanh Thủy, Quang Hanh, Thanh Tân, Núi Thần Tài, suối Bang, Bình Châu: nước nóng bao nhiêu độ, cách trung tâm mấy cây, ngâm bao lâu, ai nên tránh.',
    descriptionEn:
      'Springs near Hanoi, Hue, Da Nang and Saigon with temperatures and distances, plus Nha Trang’s mud: how long to soak, what to wear, the season, who should not.',
  },
  category: 'wellness',
  titleVi: 'Ngâm khoáng nóng từ Bắc chí Nam',
  titleEn: 'Hot springs from north to south',
  descriptionVi:
    'Kim Bôi, Thanh Thủy, Quang Hanh, Thanh Tân, Núi Thần Tài, suối Bang, Bình Châu và bùn khoáng Nha Trang: nóng cỡ nào, ngâm bao lâu, ai không nên xuống.',
  descriptionEn:
    'Kim Boi, Quang Hanh, Thanh Tan, Nui Than Tai, Bang, Binh Chau and Nha Trang’s mud: how hot, how to soak, what to wear, and who should stay out.',
  tagsVi: ['suối khoáng nóng', 'tắm bùn', 'onsen', 'nghỉ cuối tuần'],
  tagsEn: ['hot springs', 'mud baths', 'onsen', 'winter breaks'],
  imageAltVi: 'Những bể nước khoáng bốc hơi giữa đồi rừng.',
  imageAltEn: 'Steaming pools among forested hills.',
  publishedDate: '2026-07-02',
  featured: false,
  relatedDestinations: ['hanoi', 'halong-bay', 'hue', 'da-nang'],
  contentVi: `Ngâm khoáng ở ta có hai kiểu. Kiểu công viên thì trẻ con trượt ống, người lớn nằm bể. Kiểu phòng riêng thì đóng cửa lại, nửa tiếng không ai hỏi han. Trước khi đặt, nên biết mình muốn kiểu nào, vì hai kiểu thường chung một cái tên.

## Quanh Hà Nội

**Kim Bôi (Phú Thọ, trước là Hòa Bình)** cách [Hà Nội](/where-to-go/hanoi) khoảng 70 km. Nước chỉ chừng 36 độ, không bốc hơi, hợp trẻ nhỏ và người già hơn người thích nóng. **Thanh Thủy,** cũng thuộc Phú Thọ, gần tương tự về đường xá, nước nóng hơn một chút, nhiều bể gia đình thuê theo giờ. **Quang Hanh (Quảng Ninh)** có nước khoáng mặn, nay làm theo lối Nhật, bể trong nhà lẫn ngoài trời. Ghép một buổi vào sau chuyến [vịnh Hạ Long](/where-to-go/halong-bay) là vừa.

## Miền Trung

**Thanh Tân,** tây bắc [Huế](/where-to-go/hue) khoảng 30 km, nước ở nguồn gần 70 độ, dẫn xuống thành nhiều bể dưới tán rừng, có thêm đu dây cho người không chịu ngồi yên. **Núi Thần Tài,** phía tây [Đà Nẵng](/where-to-go/da-nang), gần một tiếng xe, rộng, có khu công viên nước và khu onsen, đi ngày thường mới yên.

**Suối Bang,** miền núi Lệ Thủy (Quảng Bình cũ, nay là Quảng Trị), phun lên nóng khoảng 105 độ, hay được gọi là mạch nóng nhất nước. Người ta luộc trứng ngay tại nguồn. Chỉ ngâm ở bể đã pha nguội, tuyệt đối không bước xuống lòng suối.

**Tháp Bà (Nha Trang)** nổi tiếng vì bùn: ngâm bùn khoảng 20 phút, phơi cho se, xối nước khoáng, rồi mới sang bể nóng. Đừng chà mạnh, bùn tự trôi.

## Miền Nam

**Bình Châu,** nay thuộc TP. Hồ Chí Minh, cách trung tâm khoảng 140–150 km, nằm giữa rừng nguyên sinh ven biển. Hàng chục mạch nước lộ thiên, chỗ 37, chỗ tới 82 độ. Có giếng luộc trứng, đường ngâm chân, bể bùn. Ghép thêm buổi tắm biển Hồ Tràm, cách đó chừng nửa tiếng xe, là thành chuyến cuối tuần.

## Ngâm thế nào cho phải

1. Tắm tráng bằng xà phòng, buộc tóc, tháo đồ bạc: khoáng có lưu huỳnh làm bạc đen kịt.
2. Thử nước bằng chân. Xuống từ từ, 10–15 phút là lên nghỉ, uống nước, rồi mới xuống lượt hai. Tổng cộng đừng quá 45 phút.
3. Không hụp đầu, không để nước vào mũi: nước ấm tự nhiên có thể có vi sinh vật nguy hiểm.
4. Xong tráng sơ, lau khô, giữ ấm; mùa lạnh đừng ra gió ngay.

Bể chung mặc đồ bơi. Riêng khu kiểu Nhật, nam nữ tách riêng, nhiều nơi tắm không mặc gì. Hỏi ở quầy trước khi thay đồ để khỏi lúng túng. Nói nhỏ, đừng chụp ảnh, đừng kỳ cọ trong bể.

## Ai nên hỏi bác sĩ trước

Người mang thai, bệnh tim, huyết áp cao hay thấp, tiểu đường, động kinh, vết thương hở, mới phẫu thuật. Đã uống rượu bia thì thôi. Thấy choáng, tim đập dồn, lên bờ ngay và ngồi thấp xuống. Nước khoáng làm người ta dễ chịu, còn chữa được bệnh đến đâu thì đừng vội tin tờ rơi.

## Mùa nào

Miền Bắc hay nhất từ tháng 11 đến tháng 3. Miền Trung, miền Nam chọn sáng sớm hoặc ngày mưa. Cuối tuần và Tết Dương lịch bể chật, trưa thứ Ba, thứ Tư có khi chỉ một mình.`,
  contentEn: `Vietnam’s springs come in two kinds: water parks, where children take the slides and their parents the pools, and private rooms, where you shut the door for half an hour. Decide which you want before booking, because one place often sells both.

## Around Hanoi

**Kim Boi (Phu Tho, formerly Hoa Binh)** is about 70 km from [Hanoi](/where-to-go/hanoi). The water is only some 36°C and doesn’t steam, better for toddlers and grandparents than for heat-lovers. **Thanh Thuy,** in the same province and about as far, is a little warmer, with family tubs by the hour. **Quang Hanh (Quang Ninh)** has salty mineral water and Japanese-style baths, indoors and out: a fine half day after a cruise on [Ha Long Bay](/where-to-go/halong-bay).

## The centre

**Thanh Tan,** about 30 km north-west of [Hue](/where-to-go/hue), rises at nearly 70°C and is led down into pools under the trees; ziplines occupy those who can’t sit still. **Nui Than Tai,** just under an hour west of [Da Nang](/where-to-go/da-nang), is large, part water park, part onsen, and peaceful only on weekdays.

**Bang,** in the hills of Le Thuy (once Quang Binh, now Quang Tri), comes out at about 105°C and is usually called the hottest in the country. People boil eggs in it. Soak only in the cooled pools and never step into the stream.

**Thap Ba (Nha Trang)** is about mud: some 20 minutes in the tub, a while in the sun until it tightens, a mineral rinse, then the hot pool. Don’t scrub; it slides off.

## The south

**Binh Chau,** now part of Ho Chi Minh City though 140–150 km from its centre, lies in old coastal forest. Dozens of open springs range from 37 to 82°C, with an egg-boiling well, a foot-soaking channel and mud tubs. Add a day on the beach at Ho Tram, half an hour’s drive away, and you have a weekend.

## How to soak

1. Wash with soap, tie up your hair, take off silver: sulphur turns it black.
2. Test with a foot and go in slowly. After 10–15 minutes get out, drink water and rest before a second round. Keep the total under 45 minutes.
3. Keep your head above water and water out of your nose: warm natural pools can carry dangerous microbes.
4. Rinse lightly, dry off and, in the cold months, stay out of the wind.

Shared pools mean swimwear; modest cuts feel right. In Japanese-style areas men and women bathe apart, often naked, so ask at the desk before changing. Speak low, take no photos, do no scrubbing in the pool.

## Who should ask a doctor first

Anyone who is pregnant or has heart trouble, high or low blood pressure, diabetes, epilepsy, an open wound or recent surgery. After alcohol, don’t. If you feel faint or your heart races, get out and sit down low. The water makes you feel good; treat the leaflets’ list of cures with caution.

## When

The north is best from November to March. In the centre and south pick early mornings or a rainy day. Weekends and the New Year break are crammed; on a Tuesday noon you may be alone.`,
  tipsVi: [
    'Mang hai bộ đồ bơi, dép nhựa, khăn riêng và túi đựng đồ ướt.',
    'Hỏi vé đã gồm bùn, onsen, khăn và tủ đồ chưa; thường bán từng gói.',
    'Phòng riêng: nhờ xả nước mới trước mặt mình.',
    'Ăn nhẹ trước một tiếng, đừng ngâm lúc no hay lúc đói.',
    'Trẻ nhỏ chỉ ngâm bể ấm, vài phút một lần, luôn trong tầm tay.',
  ],
  tipsEn: [
    'Bring two swimsuits, plastic sandals, your own towel and a bag for wet things.',
    'Ask what the ticket covers; mud, onsen, towels and lockers are often separate.',
    'In a private room, have the tub filled afresh while you watch.',
    'Eat lightly an hour before: neither full nor hungry.',
    'Small children belong in lukewarm pools, a few minutes at a time, within arm’s reach.',
  ],
})
